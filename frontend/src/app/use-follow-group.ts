import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pageIn } from '../features/groups';
import { splitLocale, withLocale } from '../i18n/locale';
import { useStores } from '../shared/store-context';

/** A person who goes on in another group sees the same page of that one. */
export function useFollowGroup(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { groupId, countOfSwitches } = useStores().session;
  const before = useRef({ groupId, countOfSwitches });
  // Before the page is painted: it would say that it belongs to the group before.
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { groupId, countOfSwitches };
    if (last.countOfSwitches === countOfSwitches) return;
    const { locale, path } = splitLocale(pathname);
    const next = pageIn({ from: last.groupId, to: groupId }, path);
    if (next !== path) void navigate(withLocale(locale, next), { replace: true });
  }, [groupId, countOfSwitches, pathname, navigate]);
}
