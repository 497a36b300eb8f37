import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface SegmentsProps<T extends string | number> {
  readonly label: string;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** A few choices side by side, one of them on. */
export function Segments<T extends string | number>({ label, choices, chosen, onChoose }: SegmentsProps<T>) {
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={label}
      sx={{
        bgcolor: 'soft.sunken',
        borderRadius: 1,
        p: 0.5,
        gap: 0.5,
        width: 'fit-content',
        '@media print': { display: 'none' },
      }}
    >
      {choices.map(({ value, label: text }) => (
        <Button
          key={value}
          size="small"
          color="inherit"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          sx={{
            minHeight: 32,
            py: 0.25,
            px: { xs: 1, sm: 1.5 },
            minWidth: 48,
            fontWeight: 500,
            color: 'text.secondary',
            '&[aria-pressed="true"]': {
              bgcolor: 'background.paper',
              color: 'text.primary',
              fontWeight: 650,
              boxShadow: '0 1px 3px rgb(0 0 0 / 0.18)',
            },
          }}
        >
          {text}
        </Button>
      ))}
    </Stack>
  );
}
