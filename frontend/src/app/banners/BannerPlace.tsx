import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { splitLocale } from '../../i18n/locale';
import { lazyPart } from '../shell/lazy-part';
import { useStores } from '../store-context';

const BANNERS = lazyPart(() => import('./Banners'));

/** Loads the banners only when there may be something to tell, which is seldom. */
export const BannerPlace = observer(function BannerPlace() {
  const { session } = useStores();
  const { info, site, notice } = session;
  const { locale, path } = splitLocale(useLocation().pathname);
  const isHome = path === '/';
  const hasPromotion = isHome && (site?.promotion ?? null) !== null;
  const asksForCountry = hasPromotion && locale === 'zh-TW';
  useEffect(() => {
    if (asksForCountry) void session.loadCountry();
  }, [asksForCountry, session]);
  const hasOutage = (site?.outage ?? null) !== null;
  const hasFailure = (info?.paymentWithInvalidCard.length ?? 0) > 0;
  const isNeeded = hasPromotion || hasOutage || hasFailure || notice !== null;
  return isNeeded ? <BANNERS.Part isHome={isHome} /> : null;
});
