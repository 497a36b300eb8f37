import { FormStore } from '../../shared/form.store';
import type { AccountSettings, ProfileApi } from './account.api';
import { displayNameHint } from './field-rules';

type Profile = Pick<AccountSettings, 'displayName' | 'lang'>;

export type ProfileForm = FormStore<Profile, AccountSettings>;

const profileIn = ({ displayName, lang }: AccountSettings): Profile => ({ displayName, lang });

/** Name and language of a person. */
export const createProfileForm = (
  api: Pick<ProfileApi, 'saveSettings'>,
  settings: AccountSettings,
): ProfileForm =>
  new FormStore({
    values: profileIn(settings),
    tidy: ({ displayName, lang }) => ({ displayName: displayName.trim(), lang }),
    // The name that a person has, such as a generated one, is theirs.
    check: ({ displayName }, saved) => ({
      displayName: displayName === saved.displayName ? null : displayNameHint(displayName),
    }),
    send: ({ change }) => api.saveSettings(change),
    savedAs: profileIn,
  });

/** Why the name cannot be kept, as a code; said while it is typed. */
export const nameProblemOf = (form: ProfileForm): string | null =>
  form.problemOf('displayName') ?? form.mistakes.get('displayName') ?? null;
