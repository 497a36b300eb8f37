import { observer } from 'mobx-react-lite';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import type { UsageMeter, RangeName } from '../plan';
import { usageMessages } from '../usage.messages';

interface Place {
  readonly screen: 'group' | 'members' | 'activities';
  readonly text: MessageDescriptor;
}

const LINKS: Place = { screen: 'group', text: usageMessages.toLinks };

/** Where things are used, as far as there is such a page. */
const PLACES: Readonly<Partial<Record<UsageMeter['name'] | RangeName, Place>>> = {
  clicks: LINKS,
  invitees: { screen: 'members', text: usageMessages.toMembers },
  logRetentionDays: { screen: 'activities', text: usageMessages.toLog },
};

/** Leads to where one thing lives in the group. */
export const PlaceLink = observer(function PlaceLink({
  of,
}: {
  readonly of: UsageMeter['name'] | RangeName;
}) {
  const intl = useIntl();
  const { groupId } = useStores().session;
  const place = PLACES[of];
  if (place === undefined) return null;
  return (
    <AppLink
      to={pathTo(place.screen, groupId)}
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 28, fontWeight: 600 }}
    >
      {intl.formatMessage(place.text)}
    </AppLink>
  );
});
