import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Avatar } from '../../../shared/ui/Avatar';
import { Box } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { NamedGroup } from '../links.api';

interface GroupChoiceProps {
  readonly label: string;
  readonly groups: readonly NamedGroup[];
  readonly chosen: NamedGroup | null;
  readonly onChoose: (groupId: number) => void;
}

/** One of several groups; radio buttons to the keyboard and to screen readers. */
export const GroupChoice = observer(function GroupChoice(props: GroupChoiceProps) {
  const { label, groups, chosen, onChoose } = props;
  const name = useId();
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      sx={{ display: 'grid', gap: 1, maxHeight: 'min(320px, 45vh)', overflowY: 'auto', p: 0.5, mx: -0.5 }}
    >
      {groups.map((group) => {
        const isChosen = group.groupId === chosen?.groupId;
        const id = `${name}-${group.groupId}`;
        return (
          <Box
            component="label"
            key={group.groupId}
            htmlFor={id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              minHeight: 52,
              px: 1.5,
              py: 1,
              borderRadius: 1,
              border: 1,
              cursor: 'pointer',
              borderColor: isChosen ? 'primary.main' : 'divider',
              bgcolor: isChosen ? 'soft.primary' : 'transparent',
              '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main' },
            }}
          >
            <Box
              component="input"
              type="radio"
              id={id}
              name={name}
              checked={isChosen}
              onChange={() => onChoose(group.groupId)}
              sx={{
                m: 0,
                width: 18,
                height: 18,
                flex: 'none',
                color: 'primary.main',
                accentColor: 'currentcolor',
                outline: 'none',
              }}
            />
            <Avatar name={group.name} id={group.groupId} isGroup />
            <Text component="span" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>
              {group.name}
            </Text>
          </Box>
        );
      })}
    </Box>
  );
});
