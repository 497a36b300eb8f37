import Box from '@mui/material/Box';

const NAME = 'Linklet';

interface LogoProps {
  /** Phones show the drawing alone, where something else needs the room. */
  readonly isShort?: boolean;
}

/** Two links of a chain, the second one short. The same drawing is public/favicon.svg. */
export function Logo({ isShort = false }: LogoProps) {
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: 32, height: 32, flex: 'none' }}>
        <Box component="rect" width="32" height="32" rx="9" sx={{ fill: 'var(--l-palette-primary-main)' }} />
        <Box
          component="g"
          sx={{
            fill: 'none',
            stroke: 'var(--l-palette-primary-contrastText)',
            strokeWidth: 3,
            strokeLinecap: 'round',
          }}
        >
          <path d="M17.5 11.5h-6a4.5 4.5 0 0 0 0 9h6" />
          <path d="M14.5 16h6.5" />
        </Box>
        <Box
          component="circle"
          cx="24"
          cy="16"
          r="2.1"
          sx={{ fill: 'var(--l-palette-primary-contrastText)' }}
        />
      </Box>
      <Box
        component="span"
        sx={{
          fontSize: '1.25rem',
          fontWeight: 750,
          letterSpacing: '-0.03em',
          ...(isShort ? { display: { xs: 'none', sm: 'inline' } } : {}),
        }}
      >
        {NAME}
      </Box>
    </Box>
  );
}
