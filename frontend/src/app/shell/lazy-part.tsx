import { observer } from 'mobx-react-lite';
import { type ComponentType, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { TextPart } from '../../i18n/catalogue';
import { type Screen, withTexts } from '../../i18n/with-texts';
import { Once } from '../../shared/once';
import { ErrorBoundary } from '../../shared/ui/ErrorBoundary';
import { Box } from '../../shared/ui/layout';
import { errorMessages } from '../app.messages';
import { reloadForNewVersion } from '../chunk-reload';
import { lazyOf } from './lazy-of';

/** Instead of something small that cannot be loaded: the page itself goes on. */
const Missing = observer(function Missing() {
  const intl = useIntl();
  return (
    <Box
      role="alert"
      sx={{
        position: 'fixed',
        insetInline: 16,
        bottom: 'calc(72px + env(safe-area-inset-bottom))',
        mx: 'auto',
        maxWidth: 480,
        px: 2,
        py: 1.5,
        borderRadius: 1,
        border: 1,
        borderColor: 'error.main',
        bgcolor: 'soft.error',
        zIndex: 'snackbar',
      }}
    >
      {intl.formatMessage(errorMessages.newVersion)}
    </Box>
  );
});

const missing = () => <Missing />;

interface LazyPart<P> {
  readonly Part: ComponentType<P>;
  /** Starts loading; for when it is about to be asked for. */
  readonly preload: () => void;
  /** Loads it, and ends when it is at hand or cannot be had. */
  readonly settled: () => Promise<void>;
}

/** A part of the frame that is loaded with its texts when it is asked for. */
export function lazyPart<P extends object>(
  load: () => Promise<Screen<P>>,
  part: TextPart = 'shell',
): LazyPart<P> {
  const screen = new Once(() => withTexts(load, part));
  const Content = lazyOf(screen, async () => {
    try {
      return await screen.get();
    } catch (cause) {
      reloadForNewVersion();
      throw cause;
    }
  });
  const Part = observer(function LazyPart(props: P) {
    return (
      <ErrorBoundary fallback={missing}>
        <Suspense fallback={null}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  });
  return { Part, preload: () => void screen.settle(), settled: () => screen.settle() };
}
