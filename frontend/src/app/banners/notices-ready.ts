import { when } from 'mobx';
import type { SessionStore } from '../../features/session';
import type { Locale } from '../../i18n/locale';
import { bannersSettled } from './BannerPlace';
import { asksForCountry, canNotify } from './banner-rules';

/** The page waits no longer (ms) for what is told above it. */
const TIMEOUT_MS = 400;

interface Place {
  readonly locale: Locale;
  readonly isHome: boolean;
}

async function load(session: SessionStore, place: Place): Promise<void> {
  await when(() => session.site !== null);
  const { info, site, notice } = session;
  if (!canNotify({ ...place, info, site, notice })) return;
  await Promise.all([bannersSettled(), asksForCountry({ ...place, site }) && session.loadCountry()]);
}

/** What everybody is told comes up with the page: whenever it came later, it would push the page down. */
export async function noticesReady(session: SessionStore, place: Place): Promise<void> {
  const timeouts = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([load(session, place), timeouts]);
}
