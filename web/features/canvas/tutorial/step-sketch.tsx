import type { ReactNode } from 'react';

export type TutorialStep = 'load' | 'zoom' | 'mask' | 'apply' | 'export';

/** A drawing of one step, in the editor's own shapes: a 16:9 frame and what is done to it. Decorative. */
export function StepSketch({ step }: { step: TutorialStep }) {
  return (
    <svg
      viewBox="0 0 480 270"
      aria-hidden="true"
      className="block w-full rounded-picture border border-line bg-stage text-text"
    >
      <defs>
        <pattern
          id="sketch-hatch"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="9" height="9" fill="oklch(.62 .24 300 / .4)" />
          <rect width="3" height="9" fill="oklch(.75 .18 300 / .55)" />
        </pattern>
      </defs>
      {sketches[step]}
    </svg>
  );
}

/** The picture that all steps work on: a night, a moon and a mountain. */
function Scene({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect width="256" height="144" rx="4" fill="oklch(.32 .07 285)" />
      <circle cx="190" cy="46" r="22" fill="oklch(.9 .08 90)" />
      <path d="M0 144 78 56l46 48 30-30 102 70Z" fill="oklch(.46 .1 300)" />
      <path d="M0 144 78 56l20 21-40 67Z" fill="oklch(.55 .11 302)" />
    </g>
  );
}

function Pointer({ x, y }: { x: number; y: number }) {
  return (
    <path
      d="M0 0v26l7-6 5 11 5-2-5-11h9Z"
      transform={`translate(${x} ${y})`}
      fill="#fff"
      stroke="#000"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  );
}

const line = 'oklch(.6 .01 300)';

const sketches: Readonly<Record<TutorialStep, ReactNode>> = {
  load: (
    <>
      <rect x="24" y="24" width="112" height="222" rx="8" fill="none" stroke={line} strokeOpacity=".5" />
      {[0, 1, 2, 3].map((row) => (
        <g key={row}>
          <Scene x={36} y={40 + row * 50} scale={0.16} />
          <Scene x={84} y={40 + row * 50} scale={0.16} />
        </g>
      ))}
      <rect x="34" y="88" width="45" height="27" rx="4" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M92 104c60 24 76 30 108 32" fill="none" stroke={line} strokeWidth="2" strokeDasharray="6 6" />
      <Scene x={190} y={62} scale={1} />
      <Pointer x={64} y={106} />
    </>
  ),
  zoom: (
    <>
      <Scene x={112} y={63} scale={1} />
      <g fill="none" stroke={line} strokeWidth="2">
        <rect x="40" y="24" width="400" height="222" rx="4" strokeDasharray="8 8" />
        <path d="m112 63-60-33m316 33 60-33M112 207l-60 33m316-33 60 33" />
      </g>
      <circle cx="300" cy="112" r="34" fill="oklch(0 0 0 / .35)" stroke="#fff" strokeWidth="4" />
      <path d="M300 98v28m-14-14h28m10 36 26 26" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  mask: (
    <>
      <Scene x={72} y={40} scale={1.32} />
      <circle cx="323" cy="101" r="42" fill="url(#sketch-hatch)" />
      <circle cx="323" cy="101" r="42" fill="none" stroke="#000" strokeWidth="3" />
      <circle cx="323" cy="101" r="42" fill="none" stroke="#fff" strokeWidth="1.6" strokeDasharray="6 5" />
      <circle cx="352" cy="130" r="16" fill="none" stroke="#000" strokeWidth="3" />
      <circle cx="352" cy="130" r="16" fill="none" stroke="#fff" strokeWidth="1.5" />
    </>
  ),
  apply: (
    <>
      <Scene x={72} y={40} scale={1.32} />
      <circle cx="323" cy="101" r="42" fill="url(#sketch-hatch)" />
      <circle cx="323" cy="101" r="42" fill="none" stroke="#fff" strokeWidth="1.6" strokeDasharray="6 5" />
      <rect
        x="96"
        y="112"
        width="176"
        height="120"
        rx="10"
        fill="var(--raised)"
        stroke={line}
        strokeOpacity=".5"
      />
      <rect
        x="110"
        y="142"
        width="148"
        height="40"
        rx="6"
        fill="none"
        stroke="var(--focus)"
        strokeWidth="2"
      />
      <path d="M110 128h72M122 156h92M122 168h56" stroke={line} strokeWidth="4" strokeLinecap="round" />
      <rect x="166" y="194" width="92" height="26" rx="6" fill="var(--brand-from)" />
      <circle cx="240" cy="207" r="6" fill="var(--coin-fill)" />
      <path d="M180 207h36" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  export: (
    <>
      <Scene x={52} y={63} scale={1} />
      <path
        d="M326 135h64m-22-22 22 22-22 22"
        fill="none"
        stroke={line}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M404 84h34l18 18v84h-52Z"
        fill="var(--raised)"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M438 84v18h18" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      <path
        d="M430 124v34m-12-12 12 12 12-12"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
};
