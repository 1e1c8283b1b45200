import type { ReferenceStroke } from '#contract/references.ts';

/** Distinguished by more than colour: solid lines mark the subject, dotted ones the background. */
const looks = {
  subject: { colour: '#2fd18a', dash: false },
  background: { colour: '#ff5a6e', dash: true },
} as const;

/** Draws the strokes in the canvas's own pixels. */
export function drawStrokes(canvas: HTMLCanvasElement, strokes: readonly ReferenceStroke[]): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { width, height } = canvas;
  context.clearRect(0, 0, width, height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { marks, width: part, points } of strokes) {
    const look = looks[marks];
    const lineWidth = part * Math.max(width, height);
    const path = new Path2D();
    const [first = [0, 0]] = points;
    path.moveTo(first[0] * width, first[1] * height);
    // A dot is a line to itself.
    for (const [x, y] of points.length > 1 ? points.slice(1) : points) path.lineTo(x * width, y * height);
    context.globalAlpha = 0.55;
    context.strokeStyle = look.colour;
    context.lineWidth = lineWidth;
    context.stroke(path);
    context.globalAlpha = 1;
    context.strokeStyle = '#fff';
    context.lineWidth = Math.max(2, lineWidth / 12);
    context.setLineDash(look.dash ? [context.lineWidth * 0.1, context.lineWidth * 3] : []);
    context.stroke(path);
    context.setLineDash([]);
  }
}

/** The brush of keyboard users: a ring visible on any background. */
export function drawBrush(canvas: HTMLCanvasElement, at: readonly [number, number], part: number): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const radius = Math.max(6, (part * Math.max(canvas.width, canvas.height)) / 2);
  for (const [colour, lineWidth] of [
    ['#000', 5],
    ['#fff', 2],
  ] as const) {
    context.beginPath();
    context.arc(at[0] * canvas.width, at[1] * canvas.height, radius, 0, 2 * Math.PI);
    context.strokeStyle = colour;
    context.lineWidth = lineWidth;
    context.stroke();
  }
}
