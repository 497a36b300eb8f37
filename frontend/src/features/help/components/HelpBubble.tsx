import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { MessagesPart } from '../../../i18n/MessagesPart';
import { Button } from '../../../shared/ui/buttons';
import { ChatIcon, CloseIcon } from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';
import { Skeleton } from '../../../shared/ui/text';
import { bubbleButtonMessages } from '../bubble-button.messages';
import { useRatingMoment } from '../use-rating-moment';

const loadWindow = () => import('./HelpWindow');
const HelpWindow = lazy(loadWindow);
const ContactDialog = lazy(() => import('./ContactDialog'));
const RateDialog = lazy(() => import('./RateDialog'));
const RateInvitation = lazy(() => import('./RateInvitation'));

/** There is room for it beside what pages show. */
const BESIDE = '@media (min-width: 1296px)';
const PHONE = '@media (max-width: 767.95px)';

/** Below all that a page shows, unless there is room beside it; on phones a part of the bar at the bottom. */
const PLACE = {
  display: 'flex',
  flexDirection: 'row',
  justifyContent: 'flex-end',
  px: 2,
  pb: 2,
  [BESIDE]: { position: 'fixed', insetInlineEnd: 16, bottom: 16, p: 0, zIndex: 1050 },
  [PHONE]: {
    position: 'fixed',
    insetInlineEnd: 0,
    bottom: 'env(safe-area-inset-bottom)',
    p: 0,
    // Above the bar (app/layouts/BottomBar.tsx), which leaves room for it.
    zIndex: 1101,
    width: 'calc(100% / 6)',
    height: '56px',
  },
  '@media print': { display: 'none' },
} as const;

/** What is open stands over the page, above the button. */
const OPEN = {
  position: 'fixed',
  insetInlineEnd: 16,
  bottom: 88,
  zIndex: 1050,
  [PHONE]: { bottom: 'calc(var(--bottom-bar) + 16px + env(safe-area-inset-bottom))' },
} as const;

const ROUND = {
  width: 56,
  height: 56,
  minWidth: 56,
  p: 0,
  borderRadius: '50%',
  [BESIDE]: { boxShadow: '0 4px 16px rgb(0 0 0 / 0.24)' },
  [PHONE]: {
    width: '100%',
    minWidth: 0,
    borderRadius: 0,
    boxShadow: 'none',
    bgcolor: 'transparent',
    color: 'text.secondary',
    '&:hover': { bgcolor: 'transparent', boxShadow: 'none' },
    '&:focus-visible': { outlineOffset: -3 },
  },
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
    <Box component="aside" aria-label={name} sx={PLACE}>
      <Box sx={OPEN}>
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
      </Box>
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
    </Box>
  );
});

export default HelpBubble;
