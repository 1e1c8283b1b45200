/** A decorative picture with a selected area, as the editor would show it. */
export function GateSketch() {
  return (
    <div
      aria-hidden="true"
      className="relative aspect-video overflow-hidden rounded-picture border border-line bg-stage"
    >
      <img
        src="/samples/astronaut.webp"
        alt=""
        width={480}
        height={270}
        decoding="async"
        className="absolute inset-[7%] h-[86%] w-[86%] rounded-[4px] object-cover"
      />
      <svg aria-hidden="true" viewBox="0 0 320 180" className="absolute inset-0 size-full">
        <defs>
          <pattern
            id="gate-hatch"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" fill="oklch(.53 .25 285 / .35)" />
            <rect width="2" height="6" fill="oklch(.62 .24 312 / .8)" />
          </pattern>
        </defs>
        <ellipse cx="240" cy="85" rx="54" ry="56" fill="url(#gate-hatch)" />
        <ellipse cx="240" cy="85" rx="54" ry="56" fill="none" stroke="#000" strokeWidth="1.4" />
        <ellipse
          cx="240"
          cy="85"
          rx="54"
          ry="56"
          fill="none"
          stroke="#fff"
          strokeWidth="1.4"
          strokeDasharray="5 4"
        />
      </svg>
    </div>
  );
}
