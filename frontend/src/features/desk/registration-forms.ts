import { isDay } from '../../shared/calendar';
import { FormStore } from '../../shared/form.store';
import type { RegistrationsApi } from './registrations.api';

const MAX_REASON_LENGTH = 255;

type Settle = Pick<RegistrationsApi, 'settle'>;

interface Registered {
  /** A day. */
  readonly expiresOn: string;
}

export type RegisteredForm = FormStore<Registered, true>;

/** Until when a domain is registered. */
export const registeredForm = (api: Settle, id: number): RegisteredForm =>
  new FormStore<Registered, true>({
    values: { expiresOn: '' },
    check: ({ expiresOn }) => ({ expiresOn: isDay(expiresOn) ? null : 'domains.expiry-out-of-range' }),
    send: async ({ values }) => {
      await api.settle(id, values);
      return true;
    },
    savedAs: (_, sent) => sent,
  });

interface Refused {
  /** The group's admins get it by mail. */
  readonly reason: string;
}

export type RefusedForm = FormStore<Refused, true>;

/** Why a domain cannot be had. */
export const refusedForm = (api: Settle, id: number): RefusedForm =>
  new FormStore<Refused, true>({
    values: { reason: '' },
    check: ({ reason }) => {
      const { length } = reason.trim();
      return { reason: length > 0 && length <= MAX_REASON_LENGTH ? null : 'domains.refusal-invalid' };
    },
    send: async ({ values: { reason } }) => {
      await api.settle(id, { refusal: reason });
      return true;
    },
    savedAs: (_, sent) => sent,
  });
