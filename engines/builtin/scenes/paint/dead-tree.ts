import type { Random } from '../../random.ts';
import type { Stage } from './stage.ts';

/** A bare, crooked tree in silhouette. */
export function paintDeadTree(
  stage: Stage,
  random: Random,
  tree: { x: number; y: number; height: number; color: string; lean: number },
): void {
  const { context } = stage;
  context.strokeStyle = tree.color;
  context.lineCap = 'round';
  const grow = (x: number, y: number, angle: number, length: number, thick: number) => {
    const bendX = x + Math.cos(angle) * length * 0.5 + random.between(-0.12, 0.12) * length;
    const bendY = y + Math.sin(angle) * length * 0.5;
    const endAngle = angle + random.between(-0.3, 0.3);
    const endX = bendX + Math.cos(endAngle) * length * 0.5;
    const endY = bendY + Math.sin(endAngle) * length * 0.5;
    context.lineWidth = thick;
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(bendX, bendY, endX, endY);
    context.stroke();
    if (thick < 1.8) return;
    const arms = thick > 8 ? 3 : 2;
    for (let arm = 0; arm < arms; arm++) {
      const spread = (arm - (arms - 1) / 2) * random.between(0.55, 0.95) + random.between(-0.15, 0.15);
      grow(
        endX,
        endY,
        endAngle + spread,
        length * random.between(0.62, 0.82),
        thick * random.between(0.52, 0.66),
      );
    }
  };
  grow(tree.x, tree.y, -Math.PI / 2 + tree.lean, tree.height * 0.34, tree.height * 0.062);
}
