"""The map is read, walked, zoomed and saved from."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.shelf import Shelf, opened


def walk(page: Page, shelf: Shelf) -> str:
    """Go to the first mark by keyboard alone; the title that is told."""
    page.goto(shelf("map.html"))
    page.locator(".map__view[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".map__tip")).to_be_visible()
    return page.locator(".map__tip b").inner_text()


def test_arrows_go_from_paper_to_paper_and_enter_opens(page: Page, own_anywhere: Shelf) -> None:
    first = walk(page, own_anywhere)
    expect(page.locator(".map__status")).to_contain_text(first)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".map__tip b")).not_to_have_text(first)
    second = page.locator(".map__tip b").inner_text()
    page.keyboard.press("Enter")

    expect(page.locator("h1")).to_have_text(second)


def test_a_paper_is_saved_from_the_map(page: Page, own_anywhere: Shelf) -> None:
    title = walk(page, own_anywhere)
    page.keyboard.press("x")
    expect(page.locator(".map__status")).to_contain_text("Saved 1 paper.")
    page.goto(own_anywhere("list.html"))

    expect(page.locator(".item h2")).to_have_text(title)


def test_what_is_in_sight_is_saved_and_undone(page: Page, own_anywhere: Shelf) -> None:
    page.goto(own_anywhere("map.html"))
    page.get_by_role("button", name="Zoom in").press("Enter")
    page.get_by_role("button", name="Zoom in").press("Enter")
    saver = page.get_by_role("button", name="in sight")
    expect(saver).not_to_have_text("Save the 38 papers in sight")
    seen = int(saver.inner_text().split()[2])
    saver.press("Enter")

    expect(page.locator(".map__status")).to_contain_text(f"Saved {seen} papers.")
    page.get_by_role("button", name="Undo").press("Enter")
    expect(page.locator(".saved")).to_have_attribute("data-count", "")


def test_the_map_goes_back_to_the_whole(page: Page, own_anywhere: Shelf) -> None:
    page.goto(own_anywhere("map.html"))
    saver = page.get_by_role("button", name="in sight")
    expect(saver).to_have_text("Save the 38 papers in sight")
    page.locator(".map__view").press("+")
    expect(saver).not_to_have_text("Save the 38 papers in sight")
    page.locator(".map__view").press("0")

    expect(saver).to_have_text("Save the 38 papers in sight")


def test_the_mouse_points_opens_and_draws_a_box(page: Page, own_anywhere: Shelf) -> None:
    page.goto(own_anywhere("map.html"))
    frame = page.locator(".map__view")
    frame.scroll_into_view_if_needed()
    expect(page.locator(".map__tools")).to_be_visible()
    place = page.evaluate(
        """() => {
            const picture = document.querySelector(".map__picture");
            const [, x, y] = /M(\\d+) (\\d+)/.exec(picture.querySelector(".mark").getAttribute("d"));
            const { a, e, f } = picture.getScreenCTM();
            return [x * a + e, y * a + f];
        }"""
    )
    page.mouse.move(*place)
    expect(page.locator(".map__tip")).to_be_visible()
    title = page.locator(".map__tip b").inner_text()
    page.keyboard.down("Shift")
    page.mouse.move(place[0] - 60, place[1] - 40)
    page.mouse.down()
    page.mouse.move(place[0] + 60, place[1] + 40, steps=3)
    page.mouse.up()
    page.keyboard.up("Shift")
    expect(page.get_by_role("button", name="Zoom out")).to_have_attribute("aria-disabled", "false")
    box = frame.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    expect(page.locator("h1")).to_have_text(title)


def test_names_of_regions_do_not_overlap(page: Page, own_anywhere: Shelf) -> None:
    for width in (360, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        page.goto(own_anywhere("map.html"))
        boxes = [
            box for label in page.locator(".map__label").all() if (box := label.bounding_box())
        ]
        assert len(boxes) > 5
        met = [
            (one, other)
            for at, one in enumerate(boxes)
            for other in boxes[:at]
            if one["x"] < other["x"] + other["width"]
            and other["x"] < one["x"] + one["width"]
            and one["y"] + 2 < other["y"] + other["height"]
            and other["y"] + 2 < one["y"] + one["height"]
        ]
        assert met == []


def test_without_a_script_it_is_a_picture_with_links_and_a_list(
    browser: Browser, own_anywhere: Shelf
) -> None:
    with opened(browser, own_anywhere, java_script_enabled=False) as (page, _):
        page.goto(own_anywhere("map.html"))
        expect(page.locator(".map__picture .mark").first).to_be_attached()
        expect(page.locator(".map__tools")).to_have_count(0)
        page.locator(".map-key a", has_text="ALPINE").click()
        expect(page.locator("h1")).to_contain_text("ALPINE")
        page.goto(own_anywhere("map.html"))
        page.locator(".map__label", has_text="Learning theory").click()
        expect(page.locator("h1")).to_have_text("Learning theory")
