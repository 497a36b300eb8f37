import { observer } from 'mobx-react-lite';
import { Box } from '../../../shared/ui/layout';
import type { Device } from '../question';

type Shape = 'phone' | 'tablet' | 'laptop' | 'robot';

interface Look {
  readonly shape: Shape;
  /** Of the app or browser that has the screen. */
  readonly colour: string;
  /** A browser that stands alone has a ring, an app a tile. */
  readonly isApp: boolean;
}

const LOOKS: Readonly<Record<Device, Look>> = {
  'iphone-safari': { shape: 'phone', colour: '#1c7ce0', isApp: false },
  'iphone-line': { shape: 'phone', colour: '#06a94a', isApp: true },
  'iphone-facebook': { shape: 'phone', colour: '#0866ff', isApp: true },
  'iphone-instagram': { shape: 'phone', colour: '#d0307a', isApp: true },
  'android-chrome': { shape: 'phone', colour: '#e0a400', isApp: false },
  'android-line': { shape: 'phone', colour: '#06a94a', isApp: true },
  'android-facebook': { shape: 'phone', colour: '#0866ff', isApp: true },
  ipad: { shape: 'tablet', colour: '#1c7ce0', isApp: false },
  'windows-chrome': { shape: 'laptop', colour: '#e0a400', isApp: false },
  'mac-safari': { shape: 'laptop', colour: '#1c7ce0', isApp: false },
  'line-poker': { shape: 'robot', colour: '#06a94a', isApp: true },
  facebookexternalhit: { shape: 'robot', colour: '#0866ff', isApp: true },
  twitterbot: { shape: 'robot', colour: '#6b7280', isApp: true },
  slackbot: { shape: 'robot', colour: '#8a3f8f', isApp: true },
  googlebot: { shape: 'robot', colour: '#e0a400', isApp: true },
};
/** Of a visitor who presents themselves in their own words. */
const OTHER: Look = { shape: 'laptop', colour: '#6b7280', isApp: false };

const OUTLINES: Readonly<Record<Shape, string>> = {
  phone: 'M17 3h14a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H17a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM21 41h6',
  tablet: 'M10 5h28a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM22 39h4',
  laptop: 'M9 9h30a3 3 0 0 1 3 3v22H6V12a3 3 0 0 1 3-3zM2 38h44',
  robot: 'M24 4v7M12 11h24a5 5 0 0 1 5 5v20a5 5 0 0 1-5 5H12a5 5 0 0 1-5-5V16a5 5 0 0 1 5-5zM3 22v8M45 22v8',
};

const Screen = observer(function Screen({ colour, isApp, shape }: Look) {
  if (shape === 'robot') {
    return (
      <g fill={colour}>
        <circle cx={17} cy={23} r={3.5} />
        <circle cx={31} cy={23} r={3.5} />
        <rect x={16} y={31} width={16} height={4} rx={2} />
      </g>
    );
  }
  const y = shape === 'laptop' ? 21 : 23;
  if (isApp) return <rect x={17} y={y - 7} width={14} height={14} rx={4} fill={colour} />;
  return <circle cx={24} cy={y} r={5.5} fill="none" stroke={colour} strokeWidth={4} />;
});

/** Who visits, as a picture; names stand beside it. */
export const DeviceSketch = observer(function DeviceSketch({ device }: { readonly device: Device | null }) {
  const look = device === null ? OTHER : LOOKS[device];
  return (
    <Box component="svg" viewBox="0 0 48 48" aria-hidden sx={{ width: 40, height: 40, flex: 'none' }}>
      <path
        d={OUTLINES[look.shape]}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Screen {...look} />
    </Box>
  );
});
