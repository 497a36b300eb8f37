import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { MessagesPart } from '../../../i18n/MessagesPart';
import { Button } from '../../../shared/ui/buttons';
import { ChatIcon, CloseIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import { bubbleMessages } from '../bubble.messages';
import { HelpWindow } from './HelpWindow';

const ContactDialog = lazy(() => import('./ContactDialog'));

/** Above the bar at the bottom of phones, where there is one. */
const PLACE = {
  position: 'fixed',
  insetInlineEnd: 16,
  bottom: 'calc(72px + env(safe-area-inset-bottom))',
  '@media (min-width: 768px)': { bottom: 16 },
  zIndex: 1050,
  alignItems: 'flex-end',
  gap: 1.5,
  '@media print': { display: 'none' },
} as const;

const Bubble = observer(function Bubble() {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isContactOpen, setIsContactOpen] = useState(false);
  const close = (): void => {
    setIsOpen(false);
    button.current?.focus();
  };
  const label = intl.formatMessage(isOpen ? bubbleMessages.close : bubbleMessages.open);
  return (
    <Stack component="aside" aria-label={intl.formatMessage(bubbleMessages.title)} sx={PLACE}>
      {isOpen && (
        <HelpWindow
          onClose={close}
          onLeave={() => setIsOpen(false)}
          onContact={() => {
            close();
            setIsContactOpen(true);
          }}
        />
      )}
      <Button
        ref={button}
        variant="contained"
        aria-label={label}
        aria-expanded={isOpen}
        title={label}
        onClick={() => setIsOpen(!isOpen)}
        sx={{
          width: 56,
          height: 56,
          minWidth: 56,
          p: 0,
          borderRadius: '50%',
          boxShadow: '0 4px 16px rgb(0 0 0 / 0.24)',
        }}
      >
        {isOpen ? <CloseIcon /> : <ChatIcon />}
      </Button>
      {isContactOpen && (
        <Suspense fallback={null}>
          <ContactDialog onClose={() => setIsContactOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
});

/** The round button at the bottom right, and the help that it opens. */
const HelpBubble = observer(function HelpBubble() {
  return (
    <Suspense fallback={null}>
      <MessagesPart part="content">
        <Bubble />
      </MessagesPart>
    </Suspense>
  );
});

export default HelpBubble;
