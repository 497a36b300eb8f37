import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Box } from './layout';

/** px; what is so near to the window is about to be seen. */
const MARGIN = 240;

interface WhenNearProps {
  /** px; as high as what comes, so that nothing moves then. */
  readonly height: number;
  readonly children: ReactNode;
}

/** What lies far below is not loaded before it comes near. Browsers that cannot tell have it at once, as printers do. */
export function WhenNear({ height, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    const { current } = place;
    if (isNear || current === null) return undefined;
    const show = (): void => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: `${MARGIN}px` },
    );
    observer.observe(current);
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, [isNear]);
  if (isNear) return children;
  return <Box ref={place} sx={{ height }} />;
}
