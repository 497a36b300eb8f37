import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { splitLocale } from '../../i18n/locale';
import { lazyPart } from '../shell/lazy-part';
import { useStores } from '../../shared/store-context';
import { asksForCountry, canNotify } from './banner-rules';

const BANNERS = lazyPart(() => import('./Banners'));

export const bannersSettled = BANNERS.settled;

/** Loads the banners only when there may be something to tell, which is seldom. */
export const BannerPlace = observer(function BannerPlace() {
  const { session, view: viewStore } = useStores();
  const { view } = viewStore;
  const { locale, path } = splitLocale(useLocation().pathname);
  const isHome = path === '/';
  const { info, site, notice } = session;
  const place = { locale, isHome, site };
  const isCountryWanted = asksForCountry(place);
  useEffect(() => {
    if (isCountryWanted) void session.loadCountry();
  }, [isCountryWanted, session]);
  return canNotify({ ...place, view, info, notice }) ? <BANNERS.Part isHome={isHome} /> : null;
});
