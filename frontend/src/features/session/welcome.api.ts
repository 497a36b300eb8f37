import { type ApiClient, dataOf } from '../../api/client';
import type { Schema } from '../../api/schemas';
import { localeOf } from '../../i18n/locale';

/** What a person is asked for first; the settings page shows the same later. */
export type OwnSettings = Schema<'SettingsDto'>;

export interface WelcomeApi {
  settings(): Promise<OwnSettings>;
  saveSettings(change: Partial<OwnSettings>): Promise<OwnSettings>;
  /** Why a name cannot be had, as a code; null when it can. */
  checkSubdomain(subdomain: string): Promise<string | null>;
  /** The first steps are over, and are not offered again. */
  finish(): Promise<void>;
}

export function createWelcomeApi(client: ApiClient): WelcomeApi {
  return {
    settings: () => dataOf(client.GET('/api/v1/my/settings')),

    saveSettings: ({ lang, ...change }) => {
      const body = lang === undefined ? change : { ...change, lang: localeOf(lang) };
      return dataOf(client.PUT('/api/v1/my/settings', { body }));
    },

    async checkSubdomain(subdomain) {
      const body = { subdomain };
      const { code } = await dataOf(client.POST('/api/v1/subdomain_availability/check', { body }));
      return code;
    },

    async finish() {
      await dataOf(client.PUT('/api/v1/my/settings', { body: { isOnboarded: true } }));
    },
  };
}
