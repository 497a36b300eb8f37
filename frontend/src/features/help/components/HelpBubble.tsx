import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { MessagesPart } from '../../../i18n/MessagesPart';
import { Button } from '../../../shared/ui/buttons';
import { ChatIcon, CloseIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import { Skeleton } from '../../../shared/ui/text';
import { bubbleButtonMessages } from '../bubble-button.messages';
import { useRatingMoment } from '../use-rating-moment';

const loadWindow = () => import('./HelpWindow');
const HelpWindow = lazy(loadWindow);
const ContactDialog = lazy(() => import('./ContactDialog'));
const RateDialog = lazy(() => import('./RateDialog'));
const RateInvitation = lazy(() => import('./RateInvitation'));

/** Above the bar at the bottom of phones, where there is one. */
const PLACE = {
  position: 'fixed',
  insetInlineEnd: 16,
  bottom: 'calc(var(--bottom-bar) + 16px + env(safe-area-inset-bottom))',
  zIndex: 1050,
  alignItems: 'flex-end',
  gap: 1.5,
  '@media print': { display: 'none' },
} as const;

const ROUND = {
  width: 56,
  height: 56,
  minWidth: 56,
  p: 0,
  borderRadius: '50%',
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.24)',
} as const;

const Waiting = <Skeleton variant="rounded" width={288} height={320} />;

/** The round button at the bottom right; what it opens comes when it is wanted. */
const HelpBubble = observer(function HelpBubble() {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'window' | 'contact' | 'rate' | null>(null);
  const rating = useRatingMoment();
  /** The button that was pressed goes with the window: the focus waits here. */
  const show = (what: typeof open): void => {
    button.current?.focus();
    setOpen(what);
  };
  const isOpen = open === 'window';
  const name = intl.formatMessage(bubbleButtonMessages.name);
  const Icon = isOpen ? CloseIcon : ChatIcon;
  return (
    <Stack component="aside" aria-label={name} sx={PLACE}>
      <Suspense fallback={isOpen && Waiting}>
        {(open !== null || rating.isDue) && (
          <MessagesPart part="content">
            {isOpen && (
              <HelpWindow
                onClose={() => show(null)}
                onLeave={() => setOpen(null)}
                onContact={() => show('contact')}
                onRate={() => show('rate')}
              />
            )}
            {open === 'contact' && <ContactDialog onClose={() => setOpen(null)} />}
            {open === 'rate' && <RateDialog onClose={() => setOpen(null)} />}
            {open === null && rating.isDue && (
              <RateInvitation
                onRate={() => {
                  rating.noteAsked();
                  show('rate');
                }}
                onLater={() => {
                  rating.noteAsked();
                  button.current?.focus();
                }}
              />
            )}
          </MessagesPart>
        )}
      </Suspense>
      <Button
        ref={button}
        variant="contained"
        aria-label={name}
        aria-expanded={isOpen}
        title={name}
        onPointerEnter={() => void loadWindow()}
        onClick={() => setOpen(isOpen ? null : 'window')}
        sx={ROUND}
      >
        <Icon />
      </Button>
    </Stack>
  );
});

export default HelpBubble;
