import Box from '@mui/material/Box';

/** Light enough for dark text, and told apart by more than one step of hue. */
const HUES = [168, 24, 205, 268, 48, 330, 96, 0] as const;

const hueOf = (id: number): number => HUES[Math.abs(id) % HUES.length] ?? HUES[0];

/** What a reader takes for the first letter: an emoji or an accented letter may be several code points. */
const initialOf = (name: string): string =>
  new Intl.Segmenter().segment(name.trim()).containing(0)?.segment.toLocaleUpperCase() ?? '';

interface AvatarProps {
  readonly name: string;
  /** Gives the colour, the same at every place and on every visit. */
  readonly id: number;
  readonly size?: number;
  /** Groups have corners, so that they are not taken for people. */
  readonly isGroup?: boolean;
}

/** A person or group as a coloured mark; its name stands beside it or is the name of the button around it. */
export function Avatar({ name, id, size = 28, isGroup = false }: AvatarProps) {
  const hue = hueOf(id);
  return (
    <Box
      component="span"
      aria-hidden
      data-initial={initialOf(name)}
      sx={{
        // Drawn, not written: the letter is no part of what a button around it says.
        '&::before': { content: 'attr(data-initial)' },
        display: 'inline-grid',
        placeItems: 'center',
        flex: 'none',
        width: size,
        height: size,
        borderRadius: isGroup ? `${Math.round(size * 0.28)}px` : '50%',
        fontSize: size * 0.46,
        fontWeight: 700,
        lineHeight: 1,
        bgcolor: `hsl(${hue} 55% 84%)`,
        color: `hsl(${hue} 70% 18%)`,
      }}
    />
  );
}
