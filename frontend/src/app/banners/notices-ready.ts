import { when } from 'mobx';
import type { SessionStore } from '../../features/session';
import type { Locale } from '../../i18n/locale';
import { bannersSettled } from './BannerPlace';
import { asksForCountry, mayTell } from './banner-rules';

/** The page waits no longer (ms) for what is told above it. */
const PATIENCE_MS = 400;

interface Place {
  readonly locale: Locale;
  readonly isHome: boolean;
}

async function load(session: SessionStore, place: Place): Promise<void> {
  await when(() => session.site !== null);
  const { info, site, notice } = session;
  if (!mayTell({ ...place, info, site, notice })) return;
  await Promise.all([bannersSettled(), asksForCountry({ ...place, site }) && session.loadCountry()]);
}

/** What everybody is told comes up with the page: whenever it came later, it would push the page down. */
export async function noticesReady(session: SessionStore, place: Place): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([load(session, place), patience]);
}
