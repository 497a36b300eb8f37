import { observer } from 'mobx-react-lite';
import { lazy, type Ref, Suspense, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Action } from '../../../shared/ui/action';
import { Button } from '../../../shared/ui/buttons';
import { BellIcon } from '../../../shared/ui/icons';
import type { Webhook, WebhookEvent } from '../developer.api';
import { wordOf } from '../scopes';
import { webhookMessages as messages } from '../webhooks.messages';

const loadMenu = () => import('../../../shared/ui/ActionMenu');
const ActionMenu = lazy(loadMenu);

interface TestButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly events: Webhook['events'];
  readonly onTest: (event: WebhookEvent) => void;
}

/** Sends a sample of the event that is chosen; of the only one at once. */
export const TestButton = observer(function TestButton({ ref, events, onTest }: TestButtonProps) {
  const intl = useIntl();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = intl.formatMessage(messages.test);
  const [only] = events;
  if (events.length === 1 && only !== undefined) {
    return (
      <Button ref={ref} size="small" variant="outlined" onClick={() => onTest(only)}>
        {label}
      </Button>
    );
  }
  const actions: Action[] = events.map((event) => ({
    key: event,
    label: intl.formatMessage(messages.event, { event: wordOf(event) }),
    icon: <BellIcon fontSize="small" />,
    onSelect: () => onTest(event),
  }));
  return (
    <>
      <Button
        ref={ref}
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
      >
        {label}
      </Button>
      {anchor !== null && (
        <Suspense fallback={null}>
          <ActionMenu
            id={id}
            label={label}
            anchor={anchor}
            edge="left"
            actions={actions}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
});
