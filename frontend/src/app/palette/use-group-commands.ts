import { useIntl } from 'react-intl';
import { groupPages } from '../../features/groups';
import { useLocalNavigate } from '../../i18n/use-local-path';
import { groupMenuMessages } from '../../features/groups';
import { useGroupWays } from '../menus/use-group-actions';
import { useSwitchGroup } from '../menus/use-switch-group';
import { useStores } from '../../shared/store-context';
import type { Command } from './commands';

/** The other groups of the person who is signed in, and the pages of the one acted in. */
export function useGroupCommands(): readonly Command[] {
  const intl = useIntl();
  const { session, groups, shell } = useStores();
  const switchGroup = useSwitchGroup();
  const ways = useGroupWays();
  const goTo = useLocalNavigate();
  if (!session.isSignedIn) return [];
  // A page of the group says what the palette, which is closed by then, cannot: why it could not be gone to.
  const change = async (groupId: number): Promise<void> => {
    if (!(await switchGroup(groupId))) goTo(groupPages(groupId).links);
  };
  return [
    {
      id: 'newGroup',
      group: 'do',
      label: intl.formatMessage(groupMenuMessages.newGroup),
      run: () => shell.open('newGroup'),
    },
    ...groups.mine
      .filter(({ groupId }) => groupId !== session.groupId)
      .map(({ groupId, name }): Command => ({
        id: `group-${groupId}`,
        group: 'groups',
        label: name,
        run: () => void change(groupId),
      })),
    ...ways.map(({ key, to, label }): Command => ({
      id: `group-page-${key}`,
      group: 'pages',
      label,
      hint: to,
      run: () => goTo(to),
    })),
  ];
}
