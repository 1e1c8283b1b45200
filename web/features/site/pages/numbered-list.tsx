/** Numbered steps between hairlines. */
export function NumberedList({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="m-0 list-none border-line border-t p-0">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-4 border-line border-b py-3">
          <span aria-hidden="true" className="w-4 flex-none text-faint tabular-nums">
            {index + 1}
          </span>
          <span className="min-w-0 text-muted">{step}</span>
        </li>
      ))}
    </ol>
  );
}
