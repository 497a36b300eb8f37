import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { LimitHint } from '../../billing';
import { Button } from '../../../shared/ui/buttons';
import { AddIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { Text } from '../../../shared/ui/text';
import type { Tool } from '../labels.api';
import type { ToolKind } from '../tool-fields';
import { toolMessages } from '../tools.messages';
import type { ToolsStore } from '../tools.store';
import { ToolCard } from './ToolCard';

const TEXTS = {
  pixel: {
    title: toolMessages.pixel,
    lead: toolMessages.pixelLead,
    none: toolMessages.noPixel,
    add: toolMessages.addPixel,
    limit: 'trackingTools',
  },
  utm: {
    title: toolMessages.utm,
    lead: toolMessages.utmLead,
    none: toolMessages.noUtm,
    add: toolMessages.addUtm,
    limit: 'utmGroups',
  },
} as const;

interface ToolSectionProps {
  readonly kind: ToolKind;
  readonly store: ToolsStore;
  readonly isReadOnly: boolean;
  readonly onOpen: (what: Tool | ToolKind) => void;
}

/** The tools of one kind, with how many more the plan has room for. */
export const ToolSection = observer(function ToolSection(props: ToolSectionProps) {
  const { kind, store, isReadOnly, onOpen } = props;
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const { title, lead, none, add, limit } = TEXTS[kind];
  const tools = store.ofKind(kind);
  return (
    <SettingsSection id={kind} title={intl.formatMessage(title)} lead={intl.formatMessage(lead)}>
      <Stack ref={place} tabIndex={-1} sx={{ gap: 2, outline: 'none' }}>
        {tools.length === 0 && <Text color="textSecondary">{intl.formatMessage(none)}</Text>}
        {tools.length > 0 && (
          <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
            {tools.map((tool) => (
              <ToolCard
                key={tool.id}
                tool={tool}
                store={store}
                onEdit={() => onOpen(tool)}
                onGone={() => place.current?.focus()}
              />
            ))}
          </Box>
        )}
        {!isReadOnly && (
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            sx={{ gap: 1.5, alignItems: { xs: 'flex-start', sm: 'center' } }}
          >
            <Button variant="outlined" startIcon={<AddIcon />} onClick={() => onOpen(kind)}>
              {intl.formatMessage(add)}
            </Button>
            <LimitHint limit={limit} />
          </Stack>
        )}
      </Stack>
    </SettingsSection>
  );
});
