import { FormStore } from '../../shared/form.store';
import type { Because, BlockScope, FoundAddress, ModerationApi } from './moderation.api';

const MAX_NOTE_LENGTH = 500;

/** As the form has it: `confirmation` is empty where nothing is to be typed once more. */
export interface DeskStep extends Because {
  readonly scope: BlockScope;
  readonly confirmation: string;
}

export type DeskStepForm = FormStore<DeskStep, true>;

const EMPTY: DeskStep = { reason: 'phishing', note: '', scope: 'exact', confirmation: '' };

const noteProblem = (note: string, isNeeded: boolean): string | null => {
  if (isNeeded && note.trim() === '') return 'reports.text-missing';
  return note.length > MAX_NOTE_LENGTH ? 'reports.text-too-long' : null;
};

/** Why something is done, and then it is done. */
export const stepForm = (
  work: (because: Because) => Promise<unknown>,
  { needsNote = false }: { readonly needsNote?: boolean } = {},
): DeskStepForm =>
  new FormStore<DeskStep, true>({
    values: EMPTY,
    check: ({ note }) => ({ note: noteProblem(note, needsNote) }),
    send: async ({ values: { reason, note } }) => {
      await work({ reason, note });
      return true;
    },
    savedAs: (_, sent) => sent,
  });

/** The same for a destination, of which more or less can be blocked. */
export const blockForm = (api: Pick<ModerationApi, 'block'>, address: FoundAddress): DeskStepForm =>
  new FormStore<DeskStep, true>({
    values: EMPTY,
    check: ({ note, scope, confirmation }) => ({
      note: noteProblem(note, false),
      confirmation:
        scope === 'exact' || confirmation.trim() === address[scope] ? null : 'desk.confirmation-needed',
    }),
    send: async ({ values: { reason, note, scope, confirmation } }) => {
      await api.block({ url: address.url, block: scope, reason, note, confirmation: confirmation.trim() });
      return true;
    },
    savedAs: (_, sent) => sent,
  });

export interface Reason {
  readonly reason: string;
}

/** Why a domain is taken out of service, or serves again, and then it is done. */
export const domainForm = (
  api: Pick<ModerationApi, 'suspendDomain'>,
  id: number,
  isSuspended: boolean,
): FormStore<Reason, true> =>
  new FormStore<Reason, true>({
    values: { reason: '' },
    check: ({ reason }) => ({ reason: noteProblem(reason, true) }),
    send: async ({ values: { reason } }) => {
      await api.suspendDomain(id, { isSuspended, reason: reason.trim() });
      return true;
    },
    savedAs: (_, sent) => sent,
  });
