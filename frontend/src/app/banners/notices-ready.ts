import { when } from 'mobx';
import type { Locale } from '../../i18n/locale';
import type { Stores } from '../../shared/store-context';
import { bannersSettled } from './BannerPlace';
import { asksForCountry, canNotify } from './banner-rules';

/** The page waits no longer (ms) for what is told above it. */
const TIMEOUT_MS = 400;

interface Place {
  readonly locale: Locale;
  readonly isHome: boolean;
}

type NoticeSources = Pick<Stores, 'session' | 'view'>;

async function load({ session, view: { view } }: NoticeSources, place: Place): Promise<void> {
  await when(() => session.site !== null);
  const { info, site, notice } = session;
  if (!canNotify({ ...place, view, info, site, notice })) return;
  await Promise.all([bannersSettled(), asksForCountry({ ...place, site }) && session.loadCountry()]);
}

/** What everybody is told comes up with the page: whenever it came later, it would push the page down. */
export async function noticesReady(sources: NoticeSources, place: Place): Promise<void> {
  const timeouts = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([load(sources, place), timeouts]);
}
