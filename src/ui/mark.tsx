/** The product's mark: a nameplate with one clipped corner, drawn as the finder of a code; its eye holds the tick. */
export function Mark({ size }: { size: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
        strokeLinejoin="round"
        d="M9 3.75h14A5.25 5.25 0 0 1 28.25 9v12.5l-6.75 6.75H9A5.25 5.25 0 0 1 3.75 23V9A5.25 5.25 0 0 1 9 3.75z"
      />
      <rect x="8.5" y="8.5" width="15" height="15" rx="3.5" />
      <path
        className="tick"
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M12.2 16.3l2.7 2.7 5-5.7"
      />
    </svg>
  );
}
