"""What is kept in the content folder: papers, pages, settings, tags, the ledger."""

from site_builder.store.derived import Conflict
from site_builder.store.evidence import PATH as EVIDENCE
from site_builder.store.evidence import read_evidence, write_evidence
from site_builder.store.files import find
from site_builder.store.found import PATH as PROBLEMS
from site_builder.store.found import read_problems, write_problems
from site_builder.store.layout import PATH as LAYOUT
from site_builder.store.layout import read_layout, write_layout
from site_builder.store.ledger import Entry, read_ledger, write_ledger
from site_builder.store.pages import read_page
from site_builder.store.paper import read_paper
from site_builder.store.patch import Change, Merged, Patch, merge_patch, read_patch
from site_builder.store.reconcile import reconcile
from site_builder.store.related import PATH as RELATED
from site_builder.store.related import read_related, write_related
from site_builder.store.report import Changes, ImportReport
from site_builder.store.site import read_site
from site_builder.store.sources import Lines, source_lines, with_source_line
from site_builder.store.statistics import PATH as STATISTICS
from site_builder.store.statistics import read_statistics, write_statistics
from site_builder.store.taxonomy import read_taxonomy
from site_builder.store.words import read_words, without_words

__all__ = [
    "EVIDENCE",
    "LAYOUT",
    "PROBLEMS",
    "RELATED",
    "STATISTICS",
    "Change",
    "Changes",
    "Conflict",
    "Entry",
    "ImportReport",
    "Lines",
    "Merged",
    "Patch",
    "find",
    "merge_patch",
    "read_evidence",
    "read_layout",
    "read_ledger",
    "read_page",
    "read_paper",
    "read_patch",
    "read_problems",
    "read_related",
    "read_site",
    "read_statistics",
    "read_taxonomy",
    "read_words",
    "reconcile",
    "source_lines",
    "with_source_line",
    "without_words",
    "write_evidence",
    "write_layout",
    "write_ledger",
    "write_problems",
    "write_related",
    "write_statistics",
]
