import type { IntlShape } from 'react-intl';
import type { Invitee } from './people';
import { inviteeMessages } from './team.messages';

/** Whom an invitation is for, as far as the reader may know. */
export function inviteeName(intl: IntlShape, { email, userId }: Pick<Invitee, 'email' | 'userId'>): string {
  if (email !== null) return email;
  return userId === null
    ? intl.formatMessage(inviteeMessages.hidden)
    : intl.formatMessage(inviteeMessages.number, { id: String(userId) });
}
