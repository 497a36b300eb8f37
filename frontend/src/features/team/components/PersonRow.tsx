import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Avatar } from '../../../shared/ui/Avatar';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';

const WIDE = '@media (min-width: 768px)';

interface PersonRowProps {
  /** Gives the colour of the picture. */
  readonly id: number;
  readonly name: string;
  /** Beside the name. */
  readonly marks?: ReactNode;
  readonly lines: ReactNode;
  /** A column of its own where there is room. */
  readonly facts: ReactNode;
  readonly actions?: ReactNode;
  /** What went wrong with it. */
  readonly problem?: ReactNode;
}

/** A person in a list: a card on phones, a row where there is room. */
export const PersonRow = observer(function PersonRow(props: PersonRowProps) {
  const { id, name, marks, lines, facts, actions, problem } = props;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
        '&:last-of-type': { pb: 0 },
        [WIDE]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr) minmax(200px, auto)' },
      }}
    >
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 0 }}>
        <Avatar name={name} id={id} size={44} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Text dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            {marks}
          </Box>
          <Text variant="body2" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
            {lines}
          </Text>
        </Box>
      </Stack>
      <Text variant="body2" color="textSecondary" component="div">
        {facts}
      </Text>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, [WIDE]: { justifyContent: 'flex-end' } }}>
        {actions}
      </Stack>
      {Boolean(problem) && <Box sx={{ gridColumn: '1 / -1' }}>{problem}</Box>}
    </Box>
  );
});
