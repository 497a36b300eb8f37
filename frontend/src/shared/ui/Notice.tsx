import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Panel } from './Panel';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** What can be done next. */
  readonly children?: ReactNode;
}

/** Stands where something would be that is not there, and says why. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <Panel sx={{ py: { xs: 5, sm: 7 } }}>
      <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1 }}>
        <Typography component="h2" variant="h2">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '36rem', mb: 1.5, textWrap: 'balance' }}>
          {text}
        </Typography>
        {children}
      </Stack>
    </Panel>
  );
}
