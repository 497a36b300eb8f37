import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from './ui.messages';

/** Opens the numbers of a picture as a table below it, for those who cannot see or point at the picture. */
export function TableTwin({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  return (
    <Box component="details" sx={{ mt: 1, '@media print': { display: 'none' } }}>
      <Box
        component="summary"
        sx={{
          cursor: 'pointer',
          color: 'text.secondary',
          py: 1,
          minHeight: 40,
          width: 'fit-content',
          borderRadius: 1,
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        {intl.formatMessage(uiMessages.showTable)}
      </Box>
      {children}
    </Box>
  );
}
