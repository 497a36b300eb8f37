import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { Stack } from '../../../shared/ui/layout';
import { NavLink } from '../../../shared/ui/NavLink';
import { groupPages } from '../../groups';
import { activityMessages } from '../activities.messages';
import { teamPageMessages } from '../team.messages';

/** Who is in the group, and what they did. */
export const TeamTabs = observer(function TeamTabs({ isLog = false }: { readonly isLog?: boolean }) {
  const intl = useIntl();
  const { team, activities } = groupPages(useStores().session.groupId);
  const title = intl.formatMessage(teamPageMessages.title);
  return (
    <Stack component="nav" direction="row" aria-label={title} sx={{ gap: 0.5 }}>
      <NavLink to={team} isHere={!isLog}>
        {title}
      </NavLink>
      <NavLink to={activities} isHere={isLog}>
        {intl.formatMessage(activityMessages.title)}
      </NavLink>
    </Stack>
  );
});
