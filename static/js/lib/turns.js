/**
 * Numbers the questions of a component, so that a late answer can be dropped.
 * @returns {() => () => boolean} begins a turn; the turn then tells whether it is still the last
 */
export function turns() {
  let last = 0;
  return () => {
    const mine = (last += 1);
    return () => mine === last;
  };
}

/**
 * Puts calls off until none has come for a while.
 * @param {() => void} action
 * @param {number} delay in milliseconds
 */
export function settled(action, delay) {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
}
