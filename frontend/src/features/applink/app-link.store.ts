import { apiErrorOf } from '../../api/api-error';
import { FormStore } from '../../shared/form.store';
import type { CreatedLink, LinksApi } from '../links';

/** Where phones of a kind go instead of the page, by the names of the server. */
const TARGETS = ['ios', 'android', 'ios_store', 'android_store'] as const;
export type AppTarget = (typeof TARGETS)[number];

interface AppLinkValues extends Readonly<Record<AppTarget, string>> {
  readonly url: string;
  /** The app of the page opens where phones have it. */
  readonly opensApp: boolean;
}

export type AppLinkStore = FormStore<AppLinkValues, CreatedLink>;

const NO_ADDRESSES = { url: '', ios: '', android: '', ios_store: '', android_store: '' };

/** As the server checks it; the rest is for the server to judge. */
const STORES = {
  ios_store: /^https:\/\/(apps|itunes)\.apple\.com\/([a-z]{2}\/)?app\/([^/]+\/)?id\d{6,12}(\?.*)?$/,
  android_store:
    /^https:\/\/play\.google\.com\/store\/apps\/details\?(.*&)?id=[A-Za-z]\w*(\.[A-Za-z]\w*)+(&.*)?$/,
};

const storeProblem = (store: keyof typeof STORES, text: string): string | null =>
  text === '' || STORES[store].test(text) ? null : 'links.target-address-invalid';

const tidy = ({ opensApp, ...addresses }: AppLinkValues): AppLinkValues => {
  const tidied = Object.entries(addresses).map(([name, text]) => [name, text.trim()]);
  return { ...(Object.fromEntries(tidied) as typeof addresses), opensApp };
};

const targetsOf = (values: AppLinkValues) =>
  TARGETS.filter((target) => values[target] !== '').map((target) => ({ target, url: values[target] }));

async function make(
  api: Pick<LinksApi, 'shorten'>,
  values: AppLinkValues,
  key: string,
): Promise<CreatedLink> {
  const targets = targetsOf(values);
  const link = {
    url: values.url,
    nativeOpen: values.opensApp,
    ...(targets.length > 0 ? { targets } : {}),
  };
  try {
    return await api.shorten(link, key);
  } catch (thrown) {
    // The server names a target by its place among those that were sent, such as `targets.0.url`.
    throw apiErrorOf(thrown).renamed((field) => {
      const index = /^targets\.(\d+)\./.exec(field)?.[1];
      return targets[Number(index)]?.target ?? field;
    });
  }
}

/** One link for an app, its stores and its page, while it is put together. */
export const createAppLinkForm = (api: Pick<LinksApi, 'shorten'>): AppLinkStore =>
  new FormStore({
    values: { ...NO_ADDRESSES, opensApp: true },
    tidy,
    check: (values) => ({
      url: values.url === '' ? 'links.address-missing' : null,
      ios_store: storeProblem('ios_store', values.ios_store),
      android_store: storeProblem('android_store', values.android_store),
    }),
    send: ({ values, key }) => make(api, values, key),
    savedAs: (_, { opensApp }) => ({ ...NO_ADDRESSES, opensApp }),
  });
