import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface LegendItem {
  readonly name: string;
  readonly color: string;
  /** Told apart by more than colour. */
  readonly shape: 'wide' | 'narrow';
}

interface LegendProps {
  /** The sum of it all, in words. */
  readonly text: string;
  readonly items: readonly LegendItem[];
}

export function Legend({ text, items }: LegendProps) {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', color: 'text.secondary', mb: 1 }}
    >
      <Typography variant="body2">{text}</Typography>
      <Stack direction="row" sx={{ gap: 2 }}>
        {items.map(({ name, color, shape }) => (
          <Stack key={name} direction="row" sx={{ alignItems: 'center', gap: 0.75, fontSize: '0.875rem' }}>
            <Box
              aria-hidden
              sx={{
                width: shape === 'wide' ? 14 : 7,
                height: 14,
                border: 1,
                borderColor: 'control.main',
                borderRadius: '2px',
                bgcolor: color,
              }}
            />
            {name}
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
