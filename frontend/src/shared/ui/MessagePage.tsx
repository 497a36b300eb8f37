import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading';

interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  /** Large figures above the title, such as a status. */
  readonly mark?: string;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** A page that has only something to say. */
export function MessagePage({ title, text, mark, children }: MessagePageProps) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2, py: { xs: 8, sm: 14 }, px: 2 }}>
      {mark !== undefined && (
        <Typography aria-hidden color="primary" sx={{ fontSize: '4.5rem', fontWeight: 800, lineHeight: 1 }}>
          {mark}
        </Typography>
      )}
      <PageHeading title={title}>{title}</PageHeading>
      <Typography color="textSecondary" sx={{ maxWidth: '34rem', mb: 2, textWrap: 'balance' }}>
        {text}
      </Typography>
      {children}
    </Stack>
  );
}
