import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router';
import { loadCreateDialog } from '../../features/creation';
import { loadNewGroupDialog } from '../../features/groups';
import { loadReminderDialog } from '../../features/billing';
import { loadFeaturePopup, loadHelpBubble } from '../../features/help';
import { splitLocale } from '../../i18n/locale';
import { withTexts } from '../../i18n/with-texts';
import { hasHelp } from '../shell/has-help';
import { lazyPart } from '../shell/lazy-part';
import { useStores } from '../../shared/store-context';

/** It names groups and their pages, too. */
const PALETTE = lazyPart(() => withTexts(() => import('../palette/CommandPalette'), 'groups'));
const NEW_GROUP = lazyPart(loadNewGroupDialog, 'groups');
const CREATE = lazyPart(() => withTexts(loadCreateDialog, 'shorten'));
const KEYS = lazyPart(() => import('../keys/KeyboardSheet'));
const LIMIT = lazyPart(() => import('../limits/RateLimitDialog'));
const REMINDER = lazyPart(loadReminderDialog, 'billing');
const FEATURE = lazyPart(loadFeaturePopup, 'content');
const HELP = lazyPart(loadHelpBubble, 'core');

const FEATURE_HASH = '#feature';

/** News about features, for people who follow a link that ends in `#feature`. */
const Feature = observer(function Feature() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  if (hash !== FEATURE_HASH) return null;
  return <FEATURE.Part onClose={() => void navigate(pathname + search, { replace: true })} />;
});

/** What lies over the page when it is asked for. */
export const Overlays = observer(function Overlays() {
  const { shell, reminders } = useStores();
  const { pathname } = useLocation();
  const { isSettled, overlay, limitedUntil } = shell;
  return (
    <>
      {isSettled && hasHelp(splitLocale(pathname).path) && <HELP.Part />}
      {overlay === 'palette' && <PALETTE.Part />}
      {overlay === 'newGroup' && <NEW_GROUP.Part />}
      {overlay === 'create' && <CREATE.Part />}
      {overlay === 'keys' && <KEYS.Part />}
      {limitedUntil !== null && <LIMIT.Part until={limitedUntil} />}
      {reminders.current !== null && <REMINDER.Part reminder={reminders.current} />}
      <Feature />
    </>
  );
});
