import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Avatar } from '../../../shared/ui/Avatar';
import { Box } from '../../../shared/ui/layout';
import { RadioCard } from '../../../shared/ui/RadioCard';
import { Text } from '../../../shared/ui/text';
import type { NamedGroup } from '../links.api';

interface GroupChoiceProps {
  readonly label: string;
  readonly groups: readonly NamedGroup[];
  readonly chosen: NamedGroup | null;
  readonly onChoose: (groupId: number) => void;
}

/** One of several groups. */
export const GroupChoice = observer(function GroupChoice(props: GroupChoiceProps) {
  const { label, groups, chosen, onChoose } = props;
  const name = useId();
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      sx={{ display: 'grid', gap: 1, maxHeight: 'min(320px, 45vh)', overflowY: 'auto', p: 0.5, mx: -0.5 }}
    >
      {groups.map((group) => (
        <RadioCard
          key={group.groupId}
          name={name}
          isChosen={group.groupId === chosen?.groupId}
          onChoose={() => onChoose(group.groupId)}
        >
          <Avatar name={group.name} id={group.groupId} isGroup />
          <Text component="span" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>
            {group.name}
          </Text>
        </RadioCard>
      ))}
    </Box>
  );
});
