import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { Box } from './layout';
import { Panel } from './Panel';
import { Text } from './text';

interface SectionProps {
  readonly title: string;
  /** Chooses what it shows, or leads to more of it. */
  readonly control?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page with its heading. */
export const Section = observer(function Section({ title, control, children }: SectionProps) {
  const headingId = useId();
  return (
    <Panel component="section" aria-labelledby={headingId} sx={{ minWidth: 0, breakInside: 'avoid' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mb: { xs: 0.5, sm: 1.5 },
        }}
      >
        <Text id={headingId} component="h2" variant="h2" sx={{ fontSize: '1.25rem' }}>
          {title}
        </Text>
        {control}
      </Box>
      {children}
    </Panel>
  );
});
