import { useId } from 'react';

/** The logo: a 16:9 frame, a peak that is a play triangle turned up, a timestamp. */
export function Mark({ heightPx = 22 }: { heightPx?: number }) {
  const gradient = useId();
  return (
    <svg
      width={heightPx * 1.6}
      height={heightPx}
      viewBox="0 0 32 20"
      aria-hidden="true"
      className="flex-none"
    >
      <defs>
        <linearGradient id={gradient} x1="0" x2="1" y2=".4">
          <stop stopColor="oklch(.62 .24 312)" />
          <stop offset="1" stopColor="oklch(.53 .25 285)" />
        </linearGradient>
      </defs>
      <rect width="32" height="20" rx="4.5" fill={`url(#${gradient})`} />
      <path
        d="M7.2 15.2 12.9 5a1.4 1.4 0 0 1 2.5 0l5.6 10.2Z"
        fill="#fff"
        stroke="#fff"
        strokeWidth=".6"
        strokeLinejoin="round"
      />
      <rect x="22.6" y="12.6" width="6.2" height="3.6" rx="1" fill="#fff" />
    </svg>
  );
}

/** Logo and name, as in the bar and on the login page. */
export function Wordmark({ size = 'md' }: { size?: 'sm' | 'md' | 'lg' }) {
  const text = { sm: 'text-[16px]', md: 'text-[17px]', lg: 'text-[20px]' }[size];
  return (
    <span
      className={`inline-flex items-center gap-2.5 font-[740] tracking-[-0.02em] [font-stretch:118%] ${text}`}
    >
      <Mark heightPx={{ sm: 20, md: 22, lg: 26 }[size]} />
      Adventure
    </span>
  );
}
