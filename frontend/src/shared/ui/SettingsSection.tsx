import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIsInFold } from './Fold';
import { headingIdOf } from './heading-id';
import { Panel } from './Panel';
import { Stack } from './layout';
import { Text } from './text';

interface SettingsSectionProps {
  /** Also its address within the page. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
}

/** One subject of the settings. */
export const SettingsSection = observer(function SettingsSection(props: SettingsSectionProps) {
  const { id, title, lead, isDangerous = false, children } = props;
  const isInFold = useIsInFold();
  if (isInFold) {
    return (
      <>
        {lead !== undefined && (
          <Text color="textSecondary" sx={{ mb: 2 }}>
            {lead}
          </Text>
        )}
        {children}
      </>
    );
  }
  return (
    <Panel
      component="section"
      id={id}
      aria-labelledby={headingIdOf(id)}
      sx={{
        scrollMarginTop: { xs: 136, md: 96 },
        ...(isDangerous ? { borderColor: 'error.main' } : {}),
      }}
    >
      <Stack sx={{ gap: 0.5, mb: 2 }}>
        <Text
          id={headingIdOf(id)}
          component="h2"
          variant="h2"
          tabIndex={-1}
          sx={{ fontSize: '1.25rem', outline: 'none' }}
        >
          {title}
        </Text>
        {lead !== undefined && <Text color="textSecondary">{lead}</Text>}
      </Stack>
      {children}
    </Panel>
  );
});
