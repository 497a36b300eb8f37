import type { TypographyProps } from '@mui/material/Typography';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

const SITE = 'Linklet';
let pagesShown = 0;

interface PageHeadingProps extends Omit<TypographyProps, 'title'> {
  /** Of the browser's tab; empty for the home page. */
  readonly title: string;
}

/**
 * The h1 of a page. It titles the tab, and takes the focus when the page follows another one, since
 * nothing else would tell a screen reader that the page changed.
 */
export function PageHeading({ title, ...rest }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (pagesShown > 0) heading.current?.focus();
    pagesShown += 1;
  }, []);
  useEffect(() => {
    document.title = title === '' ? SITE : `${title} · ${SITE}`;
  }, [title]);
  return <Typography {...rest} variant="h1" component="h1" ref={heading} tabIndex={-1} />;
}

/** Whether the page in the making is the one the visit began with. */
export const isFirstPage = (): boolean => pagesShown === 0;
