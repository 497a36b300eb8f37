import { defineMessages } from '../../i18n/define-messages';

/** One file of links on its way, and the list of all of them. */
export const taskMessages = defineMessages({
  tab: { id: 'batch.task.tab', defaultMessage: 'File {name}', description: 'Title of the browser’s tab' },
  loading: {
    id: 'batch.task.loading',
    defaultMessage: 'Loading the file…',
    description: 'Said to screen readers',
  },
  past: { id: 'batch.task.past', defaultMessage: 'Your files', description: 'Heading of a list of files' },
  none: {
    id: 'batch.task.none',
    defaultMessage: 'Files that you upload appear here, with their results.',
    description: 'Where no file was uploaded yet',
  },
  another: { id: 'batch.task.another', defaultMessage: 'Upload another file', description: 'Button' },
  phase: {
    id: 'batch.task.phase',
    defaultMessage:
      '{phase, select, uploaded {Waiting} checking {Checking} ready {Checked} running {Creating links} paused {Paused} done {Done} undoing {Undoing} undone {Undone} aborted {Discarded} other {Failed}}',
    description: 'State of a file',
  },
  facts: {
    id: 'batch.task.facts',
    defaultMessage: '{size} · uploaded {when}',
    description: 'Of a file; "size" such as 12 kB, "when" such as 3 minutes ago',
  },
  rowsOf: {
    id: 'batch.task.rowsOf',
    defaultMessage: '{rows, plural, one {# row} other {# rows}}',
    description: 'How many rows a file has',
  },
  outcome: {
    id: 'batch.task.outcome',
    defaultMessage: '{created, number} created, {skipped, number} skipped, {failed, number} failed',
    description: 'What came of the rows of a file',
  },
  checking: { id: 'batch.task.checking', defaultMessage: 'Checking the rows', description: 'Heading' },
  checked: {
    id: 'batch.task.checked',
    defaultMessage: '{rows, plural, =0 {Starting…} one {# row checked so far} other {# rows checked so far}}',
    description: 'While a file is checked',
  },
  checkingText: {
    id: 'batch.task.checkingText',
    defaultMessage:
      'Addresses, slugs and domains are checked by the same rules as single links. Nothing is created yet.',
    description: 'While a file is checked',
  },
  stop: { id: 'batch.task.stop', defaultMessage: 'Stop', description: 'Button: stops a check' },
  running: {
    id: 'batch.task.running',
    defaultMessage: 'Creating links',
    description: 'Heading, and name of a progress bar',
  },
  ran: {
    id: 'batch.task.ran',
    defaultMessage: '{done, number} of {of, number} rows',
    description: 'Progress of a file',
  },
  left: {
    id: 'batch.task.left',
    defaultMessage:
      '{unit, select, minute {{count, plural, one {About # minute left} other {About # minutes left}}} other {{count, plural, one {About # second left} other {About # seconds left}}}}',
    description: 'How long a file still takes',
  },
  leave: {
    id: 'batch.task.leave',
    defaultMessage: 'You can leave this page: the work goes on without it.',
    description: 'While links are created',
  },
  leaveMail: {
    id: 'batch.task.leaveMail',
    defaultMessage: 'You can leave this page: the work goes on without it, and we email you when it is done.',
    description: 'While links are created of many rows',
  },
  pausedText: {
    id: 'batch.task.pausedText',
    defaultMessage:
      'Today’s links of the plan are used up. The rest is created from {when} on, without you doing anything.',
    description: 'While a file is paused; "when" is a date and a time',
  },
  fetching: {
    id: 'batch.task.fetching',
    defaultMessage: 'Fetching the links',
    description: 'Heading: from another service',
  },
  fetched: {
    id: 'batch.task.fetched',
    defaultMessage:
      '{rows, plural, =0 {Starting…} one {# link fetched so far} other {# links fetched so far}}',
    description: 'While links are fetched from another service',
  },
  fetchingText: {
    id: 'batch.task.fetchingText',
    defaultMessage: 'You can leave this page. If the service asks to wait, the rest is fetched later.',
    description: 'While links are fetched from another service',
  },
  barredText: {
    id: 'batch.task.barredText',
    defaultMessage: '{problem} The rest waits and is tried again at {when}.',
    description: 'While a file is paused; "problem" is a sentence, "when" is a date and a time',
  },
  undoing: {
    id: 'batch.task.undoing',
    defaultMessage: 'Moving the links to the trash',
    description: 'Heading',
  },
  failed: { id: 'batch.task.failed', defaultMessage: 'This file cannot be used', description: 'Heading' },
  failedRow: {
    id: 'batch.task.failedRow',
    defaultMessage: 'Row {row, number} of the file: {problem}',
    description: 'Where reading a file ended, and why',
  },
  failedNext: {
    id: 'batch.task.failedNext',
    defaultMessage: 'Nothing was created from it. Correct the file, then upload it again.',
    description: 'After a file failed',
  },
  aborted: { id: 'batch.task.aborted', defaultMessage: 'This file was discarded', description: 'Heading' },
  abortedText: {
    id: 'batch.task.abortedText',
    defaultMessage: 'Its check was stopped, or it was not run within 30 days. Nothing was created from it.',
    description: 'Below that heading',
  },
});

/** What came of the rows of a file, and what can be done next. */
export const taskResultMessages = defineMessages({
  ready: {
    id: 'batch.result.ready',
    defaultMessage:
      '{count, plural, =0 {No link can be created} one {# link can be created} other {# links can be created}}',
    description: 'Heading: a file has been checked',
  },
  done: {
    id: 'batch.result.done',
    defaultMessage: '{count, plural, =0 {No link was created} one {# link created} other {# links created}}',
    description: 'Heading: a file has been run',
  },
  undone: {
    id: 'batch.result.undone',
    defaultMessage:
      '{count, plural, =0 {No link was moved to the trash} one {# link moved to the trash} other {# links moved to the trash}}',
    description: 'Heading: a file has been undone',
  },
  count: {
    id: 'batch.result.count',
    defaultMessage:
      '{kind, select, toCreate {Can be created} created {Created} toSkip {Empty, skipped} skipped {Skipped} undone {Undone} kept {Kept} toFail {Cannot be created} other {Failed}}',
    description: 'Name of a number of rows',
  },
  overQuota: {
    id: 'batch.result.overQuota',
    defaultMessage: 'The plan creates {left, number} more today. The rest follows by itself, day by day.',
    description: 'More links can be created than the plan allows on one day',
  },
  unlock: {
    id: 'batch.result.unlock',
    defaultMessage: 'Create all at once for {sum}',
    description: 'Button: pays once so that a file does not wait for other days',
  },
  unlockTitle: {
    id: 'batch.result.unlockTitle',
    defaultMessage: 'Create all links at once',
    description: 'Title of a dialog in which one pays',
  },
  unlockText: {
    id: 'batch.result.unlockText',
    defaultMessage:
      'Pay once for this file: it no longer waits for other days, and the links of the day stay for other files. If no link of it can be created, the payment goes back.',
    description: 'In that dialog',
  },
  unlocked: {
    id: 'batch.result.unlocked',
    defaultMessage: 'This file is paid: all of its links are created without waiting.',
    description: 'Note at a file',
  },
  run: {
    id: 'batch.result.run',
    defaultMessage: '{count, plural, one {Create # link} other {Create # links}}',
    description: 'Button',
  },
  discard: {
    id: 'batch.result.discard',
    defaultMessage: 'Discard',
    description: 'Button: nothing is created of a file',
  },
  discardTitle: {
    id: 'batch.result.discardTitle',
    defaultMessage: 'Discard this file?',
    description: 'Title of a dialog',
  },
  discardText: {
    id: 'batch.result.discardText',
    defaultMessage: 'No link is created from it. To use it later you have to upload it again.',
    description: 'In that dialog',
  },
  csv: { id: 'batch.result.csv', defaultMessage: 'Download as CSV', description: 'Button' },
  xlsx: { id: 'batch.result.xlsx', defaultMessage: 'Download for Excel', description: 'Button' },
  saved: {
    id: 'batch.result.saved',
    defaultMessage: 'The file has been saved.',
    description: 'Said to screen readers',
  },
  toLinks: { id: 'batch.result.toLinks', defaultMessage: 'See your links', description: 'Button' },
  undo: { id: 'batch.result.undo', defaultMessage: 'Undo', description: 'Button' },
  undoUntil: {
    id: 'batch.result.undoUntil',
    defaultMessage: 'Until {when} everything can be undone.',
    description: 'Beside that button; "when" is a date and a time',
  },
  undoTitle: {
    id: 'batch.result.undoTitle',
    defaultMessage: '{count, plural, one {Undo # link?} other {Undo # links?}}',
    description: 'Title of a dialog',
  },
  undoText: {
    id: 'batch.result.undoText',
    defaultMessage: 'Links that nobody has clicked or changed move to the trash. All others stay.',
    description: 'In that dialog',
  },
  rows: { id: 'batch.result.rows', defaultMessage: 'Rows by result', description: 'Heading' },
  status: {
    id: 'batch.result.status',
    defaultMessage:
      '{status, select, create {Can be created} created {Created} skip {Skipped} undone {Undone} kept {Kept, because it was clicked or changed} other {Failed}}',
    description: 'What came of some rows, or would come of them',
  },
  flag: {
    id: 'batch.result.flag',
    defaultMessage:
      '{flag, select, suspicious {Visitors are asked before they go on: something is known against the site} other {Not everything is known of the destination yet; it is looked at later}}',
    description: 'What is noted of rows that can be created all the same',
  },
  firstRow: {
    id: 'batch.result.firstRow',
    defaultMessage: 'First: row {row, number}{hasColumn, select, true {, column “{column}”} other {}}',
    description: 'Where such rows begin; an example of the row follows',
  },
  purged: {
    id: 'batch.result.purged',
    defaultMessage: 'Rows are kept for 30 days. Only the counts are left of this file.',
    description: 'Where the rows of a file would be listed',
  },
});
