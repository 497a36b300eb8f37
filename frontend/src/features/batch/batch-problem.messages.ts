import type { ApiError } from '../../api/api-error';
import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';
import { linkProblems } from '../links';

const messages = defineMessages({
  fileMissing: {
    id: 'batch.problem.fileMissing',
    defaultMessage: 'Choose a file first.',
    description: 'Error',
  },
  fileEmpty: { id: 'batch.problem.fileEmpty', defaultMessage: 'The file has no rows.', description: 'Error' },
  fileKind: {
    id: 'batch.problem.fileKind',
    defaultMessage:
      'This kind of file cannot be read. Save it as CSV or as an Excel workbook (.xlsx) without macros.',
    description: 'Error: neither CSV nor XLSX',
  },
  fileEncoding: {
    id: 'batch.problem.fileEncoding',
    defaultMessage:
      'The text of this file is not in UTF-8. Save it as “CSV UTF-8”, or as an Excel workbook (.xlsx).',
    description: 'Error: such as Big5 or Shift_JIS',
  },
  fileSuspicious: {
    id: 'batch.problem.fileSuspicious',
    defaultMessage:
      'This workbook links to other files, contains macros, or unpacks to more than 200 MB. Save only its first sheet as CSV.',
    description: 'Error',
  },
  noUrlColumn: {
    id: 'batch.problem.noUrlColumn',
    defaultMessage: 'No column contains URLs. Give the column with the URLs the header “url”.',
    description: 'Error',
  },
  rowTooLong: {
    id: 'batch.problem.rowTooLong',
    defaultMessage: 'This row is longer than 64 kB. A quotation mark may be missing at its end.',
    description: 'Error',
  },
  tooManyColumns: {
    id: 'batch.problem.tooManyColumns',
    defaultMessage: 'The file has more than 100 columns. Remove those that are not needed.',
    description: 'Error',
  },
  tooManyRows: {
    id: 'batch.problem.tooManyRows',
    defaultMessage: 'The file has more than 100,000 rows. Split it into several files.',
    description: 'Error',
  },
  malformed: {
    id: 'batch.problem.malformed',
    defaultMessage: 'The table is damaged from here on. Open it in a spreadsheet program and save it again.',
    description: 'Error',
  },
  mapping: { id: 'batch.problem.mapping', defaultMessage: 'Choose the columns again.', description: 'Error' },
  tooLarge: {
    id: 'batch.problem.tooLarge',
    defaultMessage: 'The file is larger than 32 MB. Split it into several files.',
    description: 'Error',
  },
  tooManyTasks: {
    id: 'batch.problem.tooManyTasks',
    defaultMessage: 'The group has 20 files that are checked or run. Wait for one of them, or discard one.',
    description: 'Error',
  },
  tooManyRowsKept: {
    id: 'batch.problem.tooManyRowsKept',
    defaultMessage:
      'The files of your group have three million rows. Wait until old ones are deleted, 30 days after their upload.',
    description: 'Error: another file cannot be uploaded',
  },
  wrongPhase: {
    id: 'batch.problem.wrongPhase',
    defaultMessage: 'Somebody else was faster: the file is shown as it is now.',
    description: 'Error: a file has another state than the page showed',
  },
  undoExpired: {
    id: 'batch.problem.undoExpired',
    defaultMessage: 'Links can be undone for 24 hours only. You can still delete them in your list.',
    description: 'Error',
  },
  rowsPurged: {
    id: 'batch.problem.rowsPurged',
    defaultMessage: 'Rows are kept for 30 days. Only the counts are left of this file.',
    description: 'Error',
  },
  memberGone: {
    id: 'batch.problem.memberGone',
    defaultMessage: 'Whoever uploaded the file has left the group. Somebody else can upload it again.',
    description: 'Error',
  },
  importRefused: {
    id: 'batch.problem.importRefused',
    defaultMessage: 'The service does not accept this token. Copy it again from its settings.',
    description: 'Error: of another service whose links are to be fetched',
  },
  importUnreachable: {
    id: 'batch.problem.importUnreachable',
    defaultMessage: 'The service cannot be reached, or asks to wait. Check the address, or try again later.',
    description: 'Error: of another service whose links are to be fetched',
  },
  importAnswer: {
    id: 'batch.problem.importAnswer',
    defaultMessage: 'What answers at this address is not the API of the service.',
    description: 'Error: of another service whose links are to be fetched',
  },
  importAddress: {
    id: 'batch.problem.importAddress',
    defaultMessage: 'Enter the public address of your installation, such as https://s.example.com.',
    description: 'Error: where their Shlink, YOURLS or Kutt is',
  },
  importToken: {
    id: 'batch.problem.importToken',
    defaultMessage: 'Enter the token as the service shows it.',
    description: 'Error: the field is empty',
  },
  memberBarred: {
    id: 'batch.problem.memberBarred',
    defaultMessage: 'Whoever uploaded the file may not create links at present.',
    description: 'Why a file waits: its sender has read-only access or is suspended',
  },
  seat: {
    id: 'batch.problem.seat',
    defaultMessage:
      'You have read-only access, because the plan of the group has too few seats. Ask an admin to upgrade.',
    description: 'Error',
  },
  unlockedBefore: {
    id: 'batch.problem.unlockedBefore',
    defaultMessage: 'This file is paid already. Load the page again to see it.',
    description: 'Error',
  },
  nothingLocked: {
    id: 'batch.problem.nothingLocked',
    defaultMessage: 'The plan creates all of its links today: nothing needs to be paid.',
    description: 'Error',
  },
  notOffered: {
    id: 'batch.problem.notOffered',
    defaultMessage: 'There is no way to pay this here. The rest of the links follows day by day.',
    description: 'Error: this site takes no payments in that currency',
  },
  rowEmpty: {
    id: 'batch.problem.rowEmpty',
    defaultMessage: 'The row has no URL.',
    description: 'Why a row is skipped',
  },
  slugTwice: {
    id: 'batch.problem.slugTwice',
    defaultMessage: 'An earlier row of this file has the same slug.',
    description: 'Why a row fails',
  },
  expiry: {
    id: 'batch.problem.expiry',
    defaultMessage: 'The expiration is no date and time to come.',
    description: 'Why a row fails',
  },
  note: {
    id: 'batch.problem.note',
    defaultMessage: 'The note is longer than 500 characters.',
    description: 'Why a row fails',
  },
  tags: {
    id: 'batch.problem.tags',
    defaultMessage: 'The tags are more than a link, or the plan of the group, can have.',
    description: 'Why a row fails',
  },
  domain: {
    id: 'batch.problem.domain',
    defaultMessage: 'The group has no domain of this name in use.',
    description: 'Why a row fails',
  },
});

/** What the server says of files of links, by its codes. */
export const batchProblems: ProblemTexts = {
  'batch.file-missing': messages.fileMissing,
  'batch.file-empty': messages.fileEmpty,
  'batch.file-kind': messages.fileKind,
  'batch.file-encoding': messages.fileEncoding,
  'batch.file-suspicious': messages.fileSuspicious,
  'batch.no-url-column': messages.noUrlColumn,
  'batch.row-too-long': messages.rowTooLong,
  'batch.too-many-columns': messages.tooManyColumns,
  'batch.too-many-rows': messages.tooManyRows,
  'batch.table-malformed': messages.malformed,
  'batch.mapping-invalid': messages.mapping,
  'http.file-too-large': messages.tooLarge,
  'batch.too-many-tasks': messages.tooManyTasks,
  'batch.too-many-rows-kept': messages.tooManyRowsKept,
  'batch.wrong-phase': messages.wrongPhase,
  'batch.undo-expired': messages.undoExpired,
  'batch.rows-purged': messages.rowsPurged,
  'batch.member-gone': messages.memberGone,
  'batch.import-refused': messages.importRefused,
  'batch.import-unreachable': messages.importUnreachable,
  'batch.import-answer': messages.importAnswer,
  'batch.import-address': messages.importAddress,
  'batch.import-token': messages.importToken,
  'batch.member-barred': messages.memberBarred,
  'batch.unlocked-before': messages.unlockedBefore,
  'batch.nothing-locked': messages.nothingLocked,
  'payments.currency-not-offered': messages.notOffered,
  'plan.seat-read-only': messages.seat,
};

/** Why rows do not become links. */
export const rowProblems: ProblemTexts = {
  ...linkProblems,
  'batch.row-empty': messages.rowEmpty,
  'batch.slug-twice': messages.slugTwice,
  'links.expiry-past': messages.expiry,
  'links.expiry-malformed': messages.expiry,
  'links.note-invalid': messages.note,
  'links.too-many-tags': messages.tags,
  'plan.limit-reached': messages.tags,
  'links.domain-not-usable': messages.domain,
};

/** What is wrong with what was sent rather than that something is. */
export const taskProblemOf = (error: ApiError): Pick<ApiError, 'code' | 'requestId' | 'retryAfter'> => ({
  code: error.codeOf('file') ?? error.codeOf('mapping') ?? error.code,
  requestId: error.requestId,
  retryAfter: error.retryAfter,
});
