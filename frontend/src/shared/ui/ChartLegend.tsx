import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface LegendItem {
  readonly name: string;
  readonly color: string;
  /** Told apart by more than colour: a line above a filled ground, a line, a dashed line. */
  readonly shape: 'area' | 'line' | 'dashed';
}

interface LegendProps {
  /** The sum of it all, in words. */
  readonly text: string;
  readonly items: readonly LegendItem[];
}

function Mark({ color, shape }: Pick<LegendItem, 'color' | 'shape'>) {
  return (
    <Box component="svg" aria-hidden viewBox="0 0 20 12" sx={{ width: 20, height: 12, flex: 'none' }}>
      {shape === 'area' && <rect x="0" y="4" width="20" height="8" fill={color} opacity="0.3" />}
      <line
        x1="0"
        x2="20"
        y1="4"
        y2="4"
        stroke={color}
        strokeWidth="2.5"
        strokeDasharray={shape === 'dashed' ? '4 3' : undefined}
      />
    </Box>
  );
}

export function Legend({ text, items }: LegendProps) {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', color: 'text.secondary', mb: 1 }}
    >
      <Typography variant="body2">{text}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        {items.map(({ name, ...mark }) => (
          <Stack key={name} direction="row" sx={{ alignItems: 'center', gap: 0.75, fontSize: '0.875rem' }}>
            <Mark {...mark} />
            {name}
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
