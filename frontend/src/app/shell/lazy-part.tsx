import { observer } from 'mobx-react-lite';
import { type ComponentType, lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { Part } from '../../i18n/catalogue';
import { type Screen, withTexts } from '../../i18n/with-texts';
import { ErrorBoundary } from '../../shared/ui/ErrorBoundary';
import { Box } from '../../shared/ui/layout';
import { errorMessages } from '../app.messages';
import { reloadForNewVersion } from '../chunk-reload';

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
  /** Starts loading; for when somebody is about to ask for it. */
  readonly preload: () => void;
}

/** A part of the frame that is loaded with its texts when it is asked for. */
export function lazyPart<P extends object>(
  load: () => Promise<Screen<P>>,
  part: Part = 'shell',
): LazyPart<P> {
  const Content = lazy(async () => {
    try {
      return await withTexts(load, part);
    } catch (cause) {
      reloadForNewVersion();
      throw cause;
    }
  }) as unknown as ComponentType<P>;
  const Part = observer(function LazyPart(props: P) {
    return (
      <ErrorBoundary fallback={missing}>
        <Suspense fallback={null}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  });
  // Whoever shows the part meets a failure, too, and deals with it.
  return { Part, preload: () => void withTexts(load, part).catch(() => undefined) };
}
