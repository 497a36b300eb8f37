import Box from '@mui/material/Box';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { visuallyHidden } from './hidden';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Says something to screen readers without moving the focus. */
export const useAnnounce = (): ((text: string) => void) => useContext(AnnounceContext);

export function Announcer({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', count: 0 });
  const announce = useCallback((text: string) => setSaid(({ count }) => ({ text, count: count + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <Box role="status" sx={visuallyHidden}>
        {/* A new element each time, so that the same words are said again. */}
        <span key={said.count}>{said.text}</span>
      </Box>
    </AnnounceContext>
  );
}
