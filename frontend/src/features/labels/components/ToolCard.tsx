import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../shared/ui/buttons';
import { CampaignIcon, CodeIcon, EditIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { Tool } from '../labels.api';
import type { ToolKind } from '../tool-fields';
import { toolMessages } from '../tools.messages';
import type { ToolsStore } from '../tools.store';
import { LeavingLabel } from './LeavingLabel';
import { RemovalFailure } from './RemovalFailure';
import { RemoveLabel } from './RemoveLabel';
import { ToolFacts } from './ToolFacts';

const ICONS: Readonly<Record<ToolKind, typeof CodeIcon>> = { pixel: CodeIcon, utm: CampaignIcon };

interface ToolProps {
  readonly tool: Tool;
  readonly store: ToolsStore;
  readonly onEdit: () => void;
}

const Heading = observer(function Heading({ tool, store, onEdit }: ToolProps) {
  const intl = useIntl();
  const { id, name, note, kind, canChange } = tool;
  const Icon = ICONS[kind];
  const edit = intl.formatMessage(toolMessages.edit, { name });
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
      <Icon sx={{ color: 'primary.main', mt: '10px', flex: 'none' }} />
      <Box sx={{ flex: 1, minWidth: 0, py: '10px' }}>
        <Text component="h3" dir="auto" sx={{ fontWeight: 650, overflowWrap: 'anywhere', lineHeight: 1.4 }}>
          {name}
        </Text>
        {note !== '' && (
          <Text variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {note}
          </Text>
        )}
      </Box>
      {canChange && (
        <Stack direction="row" sx={{ flex: 'none', mr: -1 }}>
          <IconButton aria-label={edit} title={edit} onClick={onEdit} sx={{ color: 'text.secondary' }}>
            <EditIcon fontSize="small" />
          </IconButton>
          <RemoveLabel
            name={name}
            text={intl.formatMessage(toolMessages.removeText)}
            onRemove={() => store.departures.begin(id)}
          />
        </Stack>
      )}
    </Stack>
  );
});

interface ToolCardProps extends ToolProps {
  /** The card went while the focus was in it. */
  readonly onGone: () => void;
}

/** A tool of the list, or the way back to it. */
export const ToolCard = observer(function ToolCard({ onGone, ...props }: ToolCardProps) {
  const { tool, store } = props;
  const card = useRef<HTMLLIElement>(null);
  const placeFocus = (): void => {
    queueMicrotask(() => {
      const button = card.current?.querySelector('button');
      if (button) button.focus();
      else onGone();
    });
  };
  return (
    <Stack
      component="li"
      ref={card}
      sx={{ gap: 1, border: 1, borderColor: 'divider', borderRadius: '12px', px: 2, py: 1 }}
    >
      {store.departures.stateOf(tool.id) === 'here' ? (
        <Stack sx={{ gap: 1.5, pb: 1 }}>
          <Heading {...props} />
          <ToolFacts tool={tool} />
          <RemovalFailure name={tool.name} code={store.departures.failureOf(tool.id)} />
        </Stack>
      ) : (
        <LeavingLabel id={tool.id} name={tool.name} departures={store.departures} onFocusLost={placeFocus} />
      )}
    </Stack>
  );
});
