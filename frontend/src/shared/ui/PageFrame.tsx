import type { ReactNode } from 'react';
import { Box, Stack } from './layout';
import { PageHeading } from './PageHeading';
import { Text } from './text';

interface PageFrameProps {
  readonly title: string;
  /** What can be done there. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page with its heading and a sentence about it, above its parts. */
export function PageFrame({ title, lead, children }: PageFrameProps) {
  return (
    <Stack sx={{ gap: 2.5, pt: { xs: 3, sm: 5 } }}>
      <Box>
        <PageHeading title={title} sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' } }}>
          {title}
        </PageHeading>
        <Text color="textSecondary">{lead}</Text>
      </Box>
      {children}
    </Stack>
  );
}
