/** The coin glyph: a disc with the logo's peak cut out. Coloured by `currentColor`; decorative. */
export function CoinIcon({
  sizePx = 16,
  className = 'text-coin-fill',
}: {
  sizePx?: number;
  className?: string;
}) {
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={`flex-none ${className}`}
    >
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M8 .8a7.2 7.2 0 1 0 0 14.4A7.2 7.2 0 0 0 8 .8Zm0 3.4 3.7 6.6H4.3Z"
      />
    </svg>
  );
}
