import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MyGroup } from '../../features/groups';
import { foldText } from '../../shared/fold-text';
import { groupProblems } from '../../shared/group-problem.messages';
import { Avatar } from '../../shared/ui/Avatar';
import { AddIcon } from '../../shared/ui/icons';
import { Box } from '../../shared/ui/layout';
import type { MenuChoice } from '../../shared/ui/menu-items';
import { ProblemNote } from '../../shared/ui/ProblemNote';
import SwitchMenu from '../../shared/ui/SwitchMenu';
import { useStores } from '../../shared/store-context';
import { groupMenuMessages as messages } from '../../features/groups';
import { GroupMenuCard } from './GroupMenuCard';
import type { MenuProps } from './MenuButton';
import { useGroupWays } from './use-group-actions';
import { useSwitchGroup } from './use-switch-group';

const ADMIN = 2;
/** So many are seen at a glance. */
const FEW = 7;

/** What cannot be done at the moment, with another try. */
const Problem = observer(function Problem({ onSwitch }: { readonly onSwitch: (groupId: number) => void }) {
  const { groups } = useStores();
  const { list, switching, target } = groups;
  const [problem, retry] =
    switching.error === null
      ? [list.isPending ? null : list.error, () => void groups.load()]
      : [switching.isPending ? null : switching.error, () => onSwitch(target)];
  if (problem === null) return null;
  return (
    <Box sx={{ p: 1.5, pb: 0.5 }}>
      <ProblemNote problem={problem} texts={groupProblems} onRetry={retry} />
    </Box>
  );
});

/** All groups of the reader, or as long as these are not known, what the session tells of the one acted in. */
function useKnown(): readonly (Pick<MyGroup, 'groupId' | 'name' | 'isAdmin'> & Partial<MyGroup>)[] {
  const { session, groups } = useStores();
  const { groupId, info } = session;
  if (groups.mine.length > 0 || info === null) return groups.mine;
  return [{ groupId, name: groups.name, isAdmin: info.groupLevel === ADMIN }];
}

/** The groups whose name has what is typed, as the menu shows them. */
function useChoices(question: string): readonly MenuChoice[] {
  const intl = useIntl();
  const { session, groups } = useStores();
  const term = foldText(question.trim());
  return useKnown()
    .filter(({ name }) => foldText(name).includes(term))
    .map(({ groupId, name, isAdmin, isHome = false, memberCount: count }) => {
      const facts = [
        ...(isHome ? [intl.formatMessage(messages.home)] : []),
        intl.formatMessage(isAdmin ? messages.admin : messages.member),
        ...(count === undefined ? [] : [intl.formatMessage(messages.members, { count })]),
      ];
      const isTarget = groups.switching.isPending && groups.target === groupId;
      return {
        key: String(groupId),
        label: name,
        hint: isTarget ? intl.formatMessage(messages.switching) : facts.join(' · '),
        icon: <Avatar name={name} id={groupId} size={32} isGroup />,
        isChosen: groupId === session.groupId,
      };
    });
}

/** The group acted in, its pages, and the way to others. It stays open until another group is there. */
const GroupMenu = observer(function GroupMenu({ id, anchor, onClose }: MenuProps) {
  const intl = useIntl();
  const { session, groups, shell } = useStores();
  const [question, setQuestion] = useState('');
  const choices = useChoices(question);
  const switchGroup = useSwitchGroup();
  useEffect(() => groups.open(), [groups]);
  const change = async (groupId: number): Promise<void> => {
    if (groupId === session.groupId || (await switchGroup(groupId))) onClose();
  };
  const isLong = groups.mine.length > FEW;
  const isComing = groups.list.value === null && groups.list.isPending;
  return (
    <SwitchMenu
      id={id}
      label={intl.formatMessage(messages.title)}
      anchor={anchor}
      onClose={onClose}
      header={
        <>
          <GroupMenuCard />
          <Problem onSwitch={(groupId) => void change(groupId)} />
        </>
      }
      ways={useGroupWays()}
      choicesLabel={intl.formatMessage(messages.yours)}
      choices={choices}
      countOfComing={isComing ? Math.min(FEW, session.info?.countOfGroups ?? 1) - 1 : 0}
      filter={
        isLong
          ? {
              label: intl.formatMessage(messages.filter),
              empty: intl.formatMessage(messages.nothing),
              value: question,
              onChange: setQuestion,
            }
          : null
      }
      more={{
        key: 'new',
        icon: <AddIcon fontSize="small" />,
        label: intl.formatMessage(messages.newGroup),
        onSelect: () => shell.open('newGroup'),
      }}
      onChoose={(key) => void change(Number(key))}
    />
  );
});

export default GroupMenu;
